import { craft, type Skill, tool } from "../skill.ts";

export const testingSkills: readonly Skill[] = [
  craft(
    "Software testing",
    [
      "QA testing",
      "Software QA",
      "Software quality assurance",
      "Application testing",
      "Functional testing",
      "QA engineering",
      "System testing",
    ],
    { onlyListed: ["Testing"] },
  ),
  craft("Manual testing", ["Manual QA", "Exploratory testing", "Black box testing", "Ad hoc testing"], {
    implies: ["Software testing"],
  }),
  craft(
    "Test automation",
    [
      "Automated testing",
      "Automation testing",
      "QA automation",
      "Automated tests",
      "Test automation frameworks",
      "Automated test scripts",
      "SDET",
      "Automated UI testing",
    ],
    { implies: ["Software testing"] },
  ),
  craft("Unit testing", ["Unit tests", "NUnit", "xUnit", "MSTest", "PHPUnit"], { near: ["Test automation"] }),
  tool("JUnit", ["Mockito", "TestNG"], { implies: ["Unit testing"] }),
  tool("pytest", [], { implies: ["Unit testing"] }),
  craft(
    "Integration testing",
    ["Integration tests", "Contract testing", "End-to-end testing", "E2E testing", "End to end tests"],
    { implies: ["Software testing"] },
  ),
  craft("Test-driven development", ["TDD", "Test driven development"], {
    implies: ["Unit testing"],
    near: ["Behavior-driven development"],
  }),
  craft("Behavior-driven development", ["BDD", "Cucumber", "Gherkin", "SpecFlow", "Behaviour-driven development"], {
    onlyListed: ["Cucumber", "Gherkin"],
  }),
  craft("Regression testing", ["Regression tests", "Smoke testing", "Sanity testing", "Regression test suites"], {
    implies: ["Software testing"],
  }),
  craft(
    "Performance testing",
    ["Load testing", "Stress testing of software", "Gatling", "k6 load testing", "Locust load testing"],
    { implies: ["Software testing"] },
  ),
  tool("JMeter", ["Apache JMeter"], { implies: ["Performance testing"] }),
  tool("LoadRunner", [], { implies: ["Performance testing"] }),
  craft("API testing", ["SoapUI", "REST Assured", "API test automation", "Insomnia REST"], {
    implies: ["Software testing"],
    near: ["API development"],
  }),
  tool("Postman", [], { implies: ["API testing"] }),
  craft("Mobile testing", ["BrowserStack", "Sauce Labs", "Mobile app testing", "Espresso tests", "XCUITest"], {
    implies: ["Software testing"],
  }),
  tool("Appium", [], { implies: ["Mobile testing"] }),
  craft(
    "Test planning",
    [
      "Test plans",
      "Test cases",
      "Test case design",
      "Test strategy",
      "Test case development",
      "Test scripts",
      "Writing test cases",
    ],
    { implies: ["Software testing"] },
  ),
  craft("Defect tracking", ["Bug tracking", "Bugzilla", "Defect management", "Bug reporting", "Defect triage"], {
    implies: ["Software testing"],
  }),
  tool("Selenium", ["Selenium WebDriver", "Selenium Grid", "WebDriver", "WebdriverIO"], {
    implies: ["Test automation"],
    near: ["Cypress", "Playwright"],
  }),
  tool("Cypress", ["Cypress.io", "Cypress tests"], {
    implies: ["Test automation", "JavaScript"],
    near: ["Playwright"],
  }),
  tool("Playwright", ["Microsoft Playwright", "Playwright tests", "Puppeteer"], {
    implies: ["Test automation"],
    onlyListed: ["Playwright"],
  }),
  tool("Jest", ["Jest tests", "Jest testing", "Jest.js"], {
    implies: ["JavaScript", "Unit testing"],
    onlyListed: ["Jest"],
    near: ["Vitest", "Mocha", "Jasmine"],
  }),
  tool("Vitest", ["Vitest tests"], { implies: ["JavaScript", "Unit testing"] }),
  tool("React Testing Library", ["RTL", "Testing Library", "RTL/Jest", "Enzyme (React)"], {
    implies: ["React", "Unit testing"],
    near: ["Jest"],
    onlyListed: ["RTL"],
  }),
  tool("Mocha", ["Mocha/Chai", "Mocha.js", "Chai.js"], {
    implies: ["JavaScript", "Unit testing"],
    onlyListed: ["Mocha"],
  }),
  tool("Jasmine", ["Jasmine/Karma", "Karma/Jasmine", "Karma test runner"], {
    implies: ["JavaScript", "Unit testing"],
    onlyListed: ["Jasmine"],
  }),
  tool("SonarQube", ["Sonar Qube", "SonarCloud", "Static code analysis", "ESLint", "Checkmarx", "Veracode"], {
    near: ["Code review"],
  }),
  tool("TestRail", ["Zephyr Scale", "HP ALM", "qTest", "Quality Center", "Xray test management"], {
    implies: ["Test planning"],
  }),
  tool("Robot Framework", ["TestComplete", "Ranorex"], { implies: ["Test automation"], near: ["Selenium"] }),
  tool("Katalon", ["Katalon Studio"], { implies: ["Test automation"], near: ["Robot Framework"] }),
  tool("Tosca", [], { implies: ["Test automation"], near: ["Robot Framework"], onlyListed: ["Tosca"] }),
];
