import { beforeAll, expect, test } from "vitest";
import { emptyProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { skillIndex } from "../skills/vocabulary.ts";
import { replyTo } from "./reply-to.ts";

// The vocabulary is made ready once; that takes longer than an answer.
beforeAll(() => void skillIndex(), 60_000);

type Answer = readonly [message: string, expected: ProfileUpdate];

const titleAnswers: readonly Answer[] = [
  ["Software Engineer", { title: "Software Engineer" }],
  ["sous chef looking for head chef roles", { title: "Sous Chef" }],
  ["I'm a registered nurse", { title: "Registered Nurse" }],
  ["currently working as an hr manager", { title: "HR Manager" }],
  ["looking for a job as a welder", { title: "Welder" }],
  ["unemployed, but I used to be a warehouse supervisor", { title: "Warehouse Supervisor" }],
  ["I want to become a data analyst", { title: "Data Analyst" }],
  ["I'm not a manager, I'm a team lead", { title: "Team Lead" }],
  ["Truck driver with 12 years on the road", { title: "Truck driver" }],
  ["My title is VP of Sales", { title: "VP of Sales" }],
  ["teacher", { title: "Teacher" }],
  ["PLUMBER", { title: "Plumber" }],
  [
    "Senior accountant at Deloitte",
    { title: "Senior accountant", experience: [{ title: "Senior accountant", company: "Deloitte" }] },
  ],
  ["I'm looking for product manager positions", { title: "Product Manager" }],
  ["frontend dev", { title: "Frontend Dev" }],
  ["Kindergarten teacher in Oslo", { title: "Kindergarten teacher" }],
  ["I currently work as a barista but I'm looking for office manager jobs", { title: "Barista" }],
  ["used to be a cop, now I'm a security guard", { title: "Security Guard" }],
  ["I've been an electrician for 20 years", { title: "Electrician" }],
  ["ui/ux designer", { title: "UI/UX Designer" }],
];

const skillsAnswers: readonly Answer[] = [
  ["Python, SQL, Tableau", { skills: ["Python", "SQL", "Tableau"] }],
  ["I don't know Java, only JavaScript", { skills: ["JavaScript"] }],
  ["javascript and css", { skills: ["JavaScript", "CSS"] }],
  ["Excel (advanced), Word, a bit of Photoshop", { skills: ["Excel", "Word", "Photoshop"] }],
  ["I'm good at welding and pipe fitting", { skills: ["Welding", "Pipefitting"] }],
  ["- Triage\n- IV therapy\n- Patient education", { skills: ["Triage", "IV therapy", "Patient education"] }],
  ["Health and safety, forklift driving", { skills: ["Health and safety", "Forklift driving"] }],
  ["React, Node.js but not Angular", { skills: ["React", "Node.js"] }],
  ["Python - 5 years, Go, R", { skills: ["Python", "Go", "R"] }],
  ["Communication", { skills: ["Communication"] }],
  ["cooking; menu planning; stock control", { skills: ["Cooking", "Menu planning", "Stock control"] }],
  [
    "I speak French and Spanish fluently",
    {
      languages: [
        { name: "French", level: "fluent" },
        { name: "Spanish", level: "fluent" },
      ],
    },
  ],
  ["HTML/CSS", { skills: ["HTML", "CSS"] }],
  ["I know Python and SQL, and I'm learning Rust", { skills: ["Python", "SQL"] }],
  ["I never used Photoshop but I'm great with Figma and Sketch", { skills: ["Figma", "Sketch"] }],
  ["python sql aws docker", { skills: ["Python", "SQL", "AWS", "Docker"] }],
  ["c++, c#, .net", { skills: ["C++", "C#", ".NET"] }],
];

const experienceAnswers: readonly Answer[] = [
  [
    "Nurse at Northside Hospital since 2019",
    { experience: [{ title: "Nurse", company: "Northside Hospital", start: "2019", end: null }] },
  ],
  [
    "I worked at Google as a software engineer from 2015 to 2018",
    { experience: [{ title: "Software Engineer", company: "Google", start: "2015", end: "2018" }] },
  ],
  [
    "Barista, Costa Coffee, 2015-2018",
    { experience: [{ title: "Barista", company: "Costa Coffee", start: "2015", end: "2018" }] },
  ],
  [
    "March 2020 to now: line cook at Rosa's",
    { experience: [{ title: "Line Cook", company: "Rosa's", start: "2020-03", end: null }] },
  ],
  [
    "I'm a line cook at Rosa's since March 2020. Before that I was a waiter at Blue Door, 2017-2020",
    {
      experience: [
        { title: "Line Cook", company: "Rosa's", start: "2020-03", end: null },
        { title: "Waiter", company: "Blue Door", start: "2017", end: "2020" },
      ],
    },
  ],
  [
    "accountant at KPMG 2012-2016 and finance manager at Siemens from 2016 to present",
    {
      experience: [
        { title: "Accountant", company: "KPMG", start: "2012", end: "2016" },
        { title: "Finance Manager", company: "Siemens", start: "2016", end: null },
      ],
    },
  ],
  [
    "Worked for Tesco as a cashier between 2010 and 2012",
    { experience: [{ title: "Cashier", company: "Tesco", start: "2010", end: "2012" }] },
  ],
  ["I worked at McDonald's for 2 years", { experience: [{ title: "", company: "McDonald's" }] }],
  [
    "Teacher at Lincoln High School in Denver, until June 2021",
    { experience: [{ title: "Teacher", company: "Lincoln High School", location: "Denver", end: "2021-06" }] },
  ],
  [
    "freelance designer since 2018",
    { experience: [{ title: "Freelance Designer", company: "", start: "2018", end: null }] },
  ],
  [
    "Acme Ltd - Sales Manager - Jan 2019 to Dec 2021",
    { experience: [{ title: "Sales Manager", company: "Acme Ltd", start: "2019-01", end: "2021-12" }] },
  ],
  [
    "I've been at Amazon since 2019 as a warehouse associate",
    { experience: [{ title: "Warehouse Associate", company: "Amazon", start: "2019", end: null }] },
  ],
  [
    "Software Engineer @ Google (2018 - 2021), Senior Software Engineer @ Stripe (2021 - present)",
    {
      experience: [
        { title: "Software Engineer", company: "Google", start: "2018", end: "2021" },
        { title: "Senior Software Engineer", company: "Stripe", start: "2021", end: null },
      ],
    },
  ],
  [
    "I am a software developer at SAP since Oct 2018. I built billing tools in Java. Before that: intern at Bosch 2017",
    {
      experience: [
        {
          title: "Software Developer",
          company: "SAP",
          start: "2018-10",
          end: null,
          description: "I built billing tools in Java.",
        },
        { title: "Intern", company: "Bosch", start: "2017" },
      ],
    },
  ],
];

const educationAnswers: readonly Answer[] = [
  [
    "BSc Computer Science, University of Leeds, 2012-2015",
    {
      education: [
        { degree: "BSc", field: "Computer Science", school: "University of Leeds", startYear: 2012, year: 2015 },
      ],
    },
  ],
  [
    "I studied history at Oxford, graduated 2010",
    { education: [{ degree: "", field: "History", school: "Oxford", year: 2010 }] },
  ],
  [
    "Bachelor's in nursing from UT Austin (2014)",
    { education: [{ degree: "Bachelor's", field: "Nursing", school: "UT Austin", year: 2014 }] },
  ],
  ["dropped out of MIT in 2009", { education: [{ degree: "", school: "MIT", year: 2009 }] }],
  ["High school diploma", { education: [{ degree: "High school diploma", school: "" }] }],
  [
    "MBA from INSEAD and a BA in economics from Bocconi University",
    {
      education: [
        { degree: "MBA", school: "INSEAD" },
        { degree: "BA", field: "Economics", school: "Bocconi University" },
      ],
    },
  ],
  [
    "phd in physics, ETH Zürich, 2018",
    { education: [{ degree: "PhD", field: "Physics", school: "ETH Zürich", year: 2018 }] },
  ],
  ["I went to the University of Cape Town", { education: [{ degree: "", school: "University of Cape Town" }] }],
  [
    "Studied law at University of Nairobi from 2010 to 2014, then LLM at UCL in 2016",
    {
      education: [
        { degree: "", field: "Law", school: "University of Nairobi", startYear: 2010, year: 2014 },
        { degree: "LLM", school: "UCL", year: 2016 },
      ],
    },
  ],
  [
    "computer science at Stanford, never finished",
    { education: [{ degree: "", field: "Computer Science", school: "Stanford" }] },
  ],
  [
    "M.Eng. Mechanical Engineering — Imperial College London — 2014",
    {
      education: [{ degree: "M.Eng.", field: "Mechanical Engineering", school: "Imperial College London", year: 2014 }],
    },
  ],
];

const summaryAnswers: readonly Answer[] = [
  ["Hard worker", { summary: "Hard worker" }],
  [
    "Sure: I build websites for small shops and I care about details.",
    { summary: "I build websites for small shops and I care about details." },
  ],
  [
    "I have 5 years of experience in retail. Oh and my phone is 312-555-0199",
    { phone: "312-555-0199", summary: "I have 5 years of experience in retail." },
  ],
  [
    "I'm a nurse with 12 years in intensive care. I love teaching juniors.",
    { title: "Nurse", summary: "I'm a nurse with 12 years in intensive care. I love teaching juniors." },
  ],
];

test.each(titleAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "title", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

test.each(summaryAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "summary", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

test.each(skillsAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "skills", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

test.each(experienceAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "experience", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

test.each(educationAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "education", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});
