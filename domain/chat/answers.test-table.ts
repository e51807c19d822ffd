/** How people answer, step by step, in our own wording: the message, and exactly what may be written down. */
import type { ProfileUpdate } from "../profiles/profile.ts";

export type Answer = readonly [message: string, expected: ProfileUpdate];

export const nameAnswers: readonly Answer[] = [
  ["Jane Smith", { firstName: "Jane", lastName: "Smith" }],
  ["jane smith", { firstName: "Jane", lastName: "Smith" }],
  ["JANE SMITH", { firstName: "Jane", lastName: "Smith" }],
  ["My name's Oluwaseun Adeyemi", { firstName: "Oluwaseun", lastName: "Adeyemi" }],
  ["hi there, i'm maria lopez", { firstName: "Maria", lastName: "Lopez" }],
  ["Nguyen, Thi Mai", { firstName: "Thi Mai", lastName: "Nguyen" }],
  ["Ludwig van Beethoven", { firstName: "Ludwig", lastName: "van Beethoven" }],
  ["ana de la cruz", { firstName: "Ana", lastName: "de la Cruz" }],
  ["It's Gabriel García Márquez", { firstName: "Gabriel", lastName: "García Márquez" }],
  ["Sammy Davis Jr.", { firstName: "Sammy", lastName: "Davis Jr." }],
  ["call me Bob but it's Robert Hale", { firstName: "Robert", lastName: "Hale" }],
  ["Robert Hale, but everyone calls me Bob", { firstName: "Robert", lastName: "Hale" }],
  ["Tanaka Yuki, Tanaka is my family name", { firstName: "Yuki", lastName: "Tanaka" }],
  ["My family name is Kim and my given name is Min-jun", { firstName: "Min-jun", lastName: "Kim" }],
  ["Wang Xiaoming (family name first)", { firstName: "Xiaoming", lastName: "Wang" }],
  ["Siobhán O'Brien here", { firstName: "Siobhán", lastName: "O'Brien" }],
  ["sean o'brien", { firstName: "Sean", lastName: "O'Brien" }],
  ["fiona mcdonald", { firstName: "Fiona", lastName: "McDonald" }],
  ["Dr. Priya Raman, PhD", { firstName: "Priya", lastName: "Raman" }],
  ["The name's Bond, James Bond", { firstName: "James", lastName: "Bond" }],
  ["Jean-Luc Picard.", { firstName: "Jean-Luc", lastName: "Picard" }],
  ["Иван Петров", { firstName: "Иван", lastName: "Петров" }],
  ["山田 太郎", { firstName: "太郎", lastName: "山田" }],
  ["Cher", { firstName: "Cher" }],
  ["first name Amina, last name Yusuf", { firstName: "Amina", lastName: "Yusuf" }],
  ["Mohammed bin Rashid", { firstName: "Mohammed", lastName: "bin Rashid" }],
  ["Me llamo Carmen Ruiz Delgado", { firstName: "Carmen", lastName: "Ruiz Delgado" }],
  ["You can call me Zoe Park", { firstName: "Zoe", lastName: "Park" }],
  ["William (Bill) Turner", { firstName: "William", lastName: "Turner" }],
  ["Sure! I am Lars Nilsson, nice to meet you", { firstName: "Lars", lastName: "Nilsson" }],
  ["Hi I'm Jane Smith, a nurse from Chicago", { firstName: "Jane", lastName: "Smith", title: "Nurse", location: "Chicago" }],
  ["Tom Reed, tom.reed@example.com", { firstName: "Tom", lastName: "Reed", email: "tom.reed@example.com" }],
  ["my name is sara khan and my email is sara@khan.io", { firstName: "Sara", lastName: "Khan", email: "sara@khan.io" }],
  ["Pedro Alves, why do you ask?", { firstName: "Pedro", lastName: "Alves" }],
];

export const contactAnswers: readonly Answer[] = [
  ["jane@example.com, 312-555-0142", { email: "jane@example.com", phone: "312-555-0142" }],
  ["it's jane dot doe at gmail dot com", { email: "jane.doe@gmail.com" }],
  ["jane underscore doe at my dash company dot co dot uk", { email: "jane_doe@my-company.co.uk" }],
  ["Email: JANE@EXAMPLE.COM Phone: +44 7700 900123", { email: "jane@example.com", phone: "+44 7700 900123" }],
  ["you can reach me at ola.nordmann@example.no or +47 406 12 345", { email: "ola.nordmann@example.no", phone: "+47 406 12 345" }],
  ["jane (at) example (dot) org", { email: "jane@example.org" }],
  ["(02) 9876 5432 is my landline, mail is kim@site.com.au", { email: "kim@site.com.au", phone: "(02) 9876 5432" }],
  ["my number is 06 12 34 56 78", { phone: "06 12 34 56 78" }],
  ["+91 98765 43210", { phone: "+91 98765 43210" }],
  ["plus 49 151 23456789", { phone: "+49 151 23456789" }],
  ["five five five oh one four two", { phone: "5550142" }],
  ["no phone, just email: a.b@c.de", { email: "a.b@c.de" }],
  ["don't use old@mail.com, use new@mail.com", { email: "new@mail.com" }],
  ["my wife's email is wife@home.com. Mine is me@home.com", { email: "me@home.com" }],
  ["john99 at hotmail.com", { email: "john99@hotmail.com" }],
  ["email me at zoe+jobs@park.dev please", { email: "zoe+jobs@park.dev" }],
  ["555.010.9988 x12", { phone: "555.010.9988 x12" }],
];

export const locationAnswers: readonly Answer[] = [
  ["Lisbon", { location: "Lisbon" }],
  ["remote, but I live in Lisbon", { location: "Lisbon" }],
  ["I'm based in austin tx", { location: "Austin, TX" }],
  ["chicago, illinois", { location: "Chicago, Illinois" }],
  ["Currently Berlin but I'd like to move to Zurich", { location: "Berlin" }],
  ["just outside Leeds", { location: "Leeds" }],
  ["NYC", { location: "NYC" }],
  ["Originally from Ghana, living in Manchester now", { location: "Manchester" }],
  ["12 Main Street, Springfield, IL 62704", { location: "Springfield, IL" }],
  ["São Paulo, Brazil", { location: "São Paulo, Brazil" }],
  ["Remote", { location: "Remote" }],
  ["I don't live in London anymore, I moved to Bristol", { location: "Bristol" }],
  ["Toronto, open to relocating", { location: "Toronto" }],
  ["in a small village near Lyon", { location: "Lyon" }],
  ["Nairobi, Kenya. Happy to work remotely", { location: "Nairobi, Kenya" }],
  ["LAGOS NIGERIA", { location: "Lagos, Nigeria" }],
  ["I live in Cork, Ireland and my phone is 087 123 4567", { location: "Cork, Ireland", phone: "087 123 4567" }],
  ["Portland, OR", { location: "Portland, OR" }],
  ["Kraków", { location: "Kraków" }],
];

export const titleAnswers: readonly Answer[] = [
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
  ["Senior accountant at Deloitte", { title: "Senior accountant", experience: [{ title: "Senior accountant", company: "Deloitte" }] }],
  ["I'm looking for product manager positions", { title: "Product Manager" }],
  ["frontend dev", { title: "Frontend Dev" }],
  ["Kindergarten teacher in Oslo", { title: "Kindergarten teacher" }],
];

export const skillAnswers: readonly Answer[] = [
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
  ["I speak French and Spanish fluently", { skills: ["French", "Spanish"] }],
  ["HTML/CSS", { skills: ["HTML", "CSS"] }],
];

export const jobAnswers: readonly Answer[] = [
  ["Nurse at Northside Hospital since 2019", { experience: [{ title: "Nurse", company: "Northside Hospital", start: "2019", end: null }] }],
  ["I worked at Google as a software engineer from 2015 to 2018", { experience: [{ title: "Software Engineer", company: "Google", start: "2015", end: "2018" }] }],
  ["Barista, Costa Coffee, 2015-2018", { experience: [{ title: "Barista", company: "Costa Coffee", start: "2015", end: "2018" }] }],
  ["March 2020 to now: line cook at Rosa's", { experience: [{ title: "Line Cook", company: "Rosa's", start: "2020-03", end: null }] }],
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
  ["Worked for Tesco as a cashier between 2010 and 2012", { experience: [{ title: "Cashier", company: "Tesco", start: "2010", end: "2012" }] }],
  ["I worked at McDonald's for 2 years", { experience: [{ title: "", company: "McDonald's" }] }],
  ["Teacher at Lincoln High School in Denver, until June 2021", { experience: [{ title: "Teacher", company: "Lincoln High School", location: "Denver", end: "2021-06" }] }],
  ["freelance designer since 2018", { experience: [{ title: "Freelance Designer", company: "", start: "2018", end: null }] }],
  ["Acme Ltd - Sales Manager - Jan 2019 to Dec 2021", { experience: [{ title: "Sales Manager", company: "Acme Ltd", start: "2019-01", end: "2021-12" }] }],
];

export const schoolAnswers: readonly Answer[] = [
  ["BSc Computer Science, University of Leeds, 2012-2015", { education: [{ degree: "BSc", field: "Computer Science", school: "University of Leeds", startYear: 2012, year: 2015 }] }],
  ["I studied history at Oxford, graduated 2010", { education: [{ degree: "", field: "History", school: "Oxford", year: 2010 }] }],
  ["Bachelor's in nursing from UT Austin (2014)", { education: [{ degree: "Bachelor's", field: "Nursing", school: "UT Austin", year: 2014 }] }],
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
  ["phd in physics, ETH Zürich, 2018", { education: [{ degree: "PhD", field: "Physics", school: "ETH Zürich", year: 2018 }] }],
  ["I went to the University of Cape Town", { education: [{ degree: "", school: "the University of Cape Town" }] }],
];
