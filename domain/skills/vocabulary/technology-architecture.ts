import { craft, type Skill, tool } from "../skill.ts";

export const architectureSkills: readonly Skill[] = [
  craft(
    "Software architecture",
    [
      "System architecture",
      "Application architecture",
      "Solution architecture",
      "Solutions architecture",
      "Technical architecture",
      "Architecture design",
      "Systems architecture",
    ],
    { near: ["System design"] },
  ),
  craft("System design", [
    "Systems design",
    "Large-scale system design",
    "Scalable systems",
    "Scalable architecture",
    "Scalability engineering",
  ]),
  craft(
    "Distributed systems",
    ["Distributed computing", "Distributed architecture", "Distributed services", "High-throughput systems"],
    { implies: ["System design"] },
  ),
  craft(
    "Microservices",
    [
      "Micro-services",
      "Micro services",
      "Microservice architecture",
      "Microservices architecture",
      "Service-oriented architecture",
      "SOA",
    ],
    { implies: ["Back-end development"], near: ["Distributed systems"] },
  ),
  craft(
    "Event-driven architecture",
    ["Event driven architecture", "Event sourcing", "CQRS", "Event-driven systems", "EDA", "Pub/Sub"],
    { near: ["Microservices"] },
  ),
  craft("Domain-driven design", ["Domain driven design", "DDD"], { near: ["Software architecture"] }),
  craft("Enterprise architecture", ["TOGAF", "Zachman Framework", "ArchiMate", "Enterprise architect"], {
    near: ["Software architecture"],
  }),
  craft(
    "Multi-tenant SaaS",
    ["SaaS development", "Multi-tenancy", "Multi-tenant architecture", "SaaS architecture", "SaaS applications"],
    { near: ["Software architecture"] },
  ),
  craft("Caching", ["Caching strategies", "Distributed caching"], { near: ["Redis"] }),
  craft("Payment integration", [
    "Stripe API",
    "Payment gateway integration",
    "Stripe integration",
    "Braintree",
    "Payments engineering",
  ]),
  craft("Search engineering", ["Full-text search", "Search relevance", "Search infrastructure"], {
    near: ["Elasticsearch"],
  }),
  craft("Localization engineering", ["Internationalization", "i18n", "Internationalisation", "Software localization"], {
    near: ["Localization"],
  }),
  craft(
    "Low-code development",
    ["No-code", "Low-code", "Low code/no code", "OutSystems", "Mendix", "Bubble.io", "Retool"],
    { near: ["Microsoft Power Platform"] },
  ),
  tool("Microsoft Power Platform", [
    "Power Platform",
    "Power Apps",
    "PowerApps",
    "Power Automate",
    "Microsoft Flow",
    "Power Automate Desktop",
    "Dataverse",
  ]),
  craft("Robotic process automation", ["RPA", "RPA development"], { near: ["Microsoft Power Platform"] }),
  tool("UiPath", [], { implies: ["Robotic process automation"] }),
  tool("Automation Anywhere", [], { implies: ["Robotic process automation"] }),
  tool("Blue Prism", [], { implies: ["Robotic process automation"] }),
  craft(
    "Salesforce development",
    [
      "Salesforce developer",
      "Lightning Web Components",
      "LWC",
      "Visualforce",
      "SOQL",
      "Force.com",
      "Salesforce platform development",
    ],
    { implies: ["Apex"] },
  ),
  craft("Web scraping", ["Scrapy", "Beautiful Soup", "BeautifulSoup", "Data scraping", "Web crawling"], {
    near: ["Python"],
  }),
  craft("Scripting", ["Automation scripting", "Scripting languages", "Task automation scripts", "Automation scripts"], {
    near: ["Shell scripting"],
    onlyListed: ["Scripting"],
  }),
];
