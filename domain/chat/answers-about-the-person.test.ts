import { expect, test } from "vitest";
import { emptyProfile, type ProfileUpdate } from "../profiles/profile.ts";
import { replyTo } from "./reply-to.ts";

type Answer = readonly [message: string, expected: ProfileUpdate];

const introAnswers: readonly Answer[] = [
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
  [
    "Hi I'm Jane Smith, a nurse from Chicago",
    { firstName: "Jane", lastName: "Smith", title: "Nurse", location: "Chicago" },
  ],
  ["Tom Reed, tom.reed@example.com", { firstName: "Tom", lastName: "Reed", email: "tom.reed@example.com" }],
  ["my name is sara khan and my email is sara@khan.io", { firstName: "Sara", lastName: "Khan", email: "sara@khan.io" }],
  ["Pedro Alves, why do you ask?", { firstName: "Pedro", lastName: "Alves" }],
  ["In Vietnam we put the family name first: Nguyen Van An", { firstName: "Van An", lastName: "Nguyen" }],
  ["everyone calls me Mo, full name Mohamed Farah", { firstName: "Mohamed", lastName: "Farah" }],
  ["Thabo, surname Mbeki", { firstName: "Thabo", lastName: "Mbeki" }],
  ["Nom: Dupont Prénom: Marie", { firstName: "Marie", lastName: "Dupont" }],
  ["DE SOUZA, Ana Beatriz", { firstName: "Ana Beatriz", lastName: "De Souza" }],
  ["J. R. R. Tolkien", { firstName: "J. R. R.", lastName: "Tolkien" }],
  ["Prof. Dr. Hans Meier", { firstName: "Hans", lastName: "Meier" }],
  ["Jane Smith. Wait, it's Smyth with a y", { firstName: "Jane", lastName: "Smyth" }],
  ["Sven Olsen, 34, from Oslo", { firstName: "Sven", lastName: "Olsen", location: "Oslo" }],
  ["My name is Grace and I live in Accra. I'm a midwife.", { firstName: "Grace", location: "Accra", title: "Midwife" }],
];

const contactAnswers: readonly Answer[] = [
  ["jane@example.com, 312-555-0142", { email: "jane@example.com", phone: "312-555-0142" }],
  ["it's jane dot doe at gmail dot com", { email: "jane.doe@gmail.com" }],
  ["jane underscore doe at my dash company dot co dot uk", { email: "jane_doe@my-company.co.uk" }],
  ["Email: JANE@EXAMPLE.COM Phone: +44 7700 900123", { email: "jane@example.com", phone: "+44 7700 900123" }],
  [
    "you can reach me at ola.nordmann@example.no or +47 406 12 345",
    { email: "ola.nordmann@example.no", phone: "+47 406 12 345" },
  ],
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
  ["j dot smith 84 at yahoo dot co dot uk", { email: "j.smith84@yahoo.co.uk" }],
  [
    "jane at doe dot me. phone is oh seven nine double one, one two three, four five six",
    { email: "jane@doe.me", phone: "07911123456" },
  ],
  ["0049 30 123456", { phone: "0049 30 123456" }],
];

const locationAnswers: readonly Answer[] = [
  ["registered nurse, Dayton OH", { title: "Registered Nurse", location: "Dayton, OH" }],
  ["Mason", { location: "Mason" }],
  ["Baker City, Oregon", { location: "Baker City, Oregon" }],
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
  ["moving to Berlin next month, currently in Paris", { location: "Paris" }],
  ["I was born in Cairo but live in Dubai", { location: "Dubai" }],
  ["I just moved to Raleigh from Pittsburgh", { location: "Raleigh" }],
  ["Home base is Denver, CO but I travel a lot", { location: "Denver, CO" }],
];

test.each(introAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "intro", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

test.each(contactAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "contact", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});

const tradesForPlaces: readonly Answer[] = [
  ["ICU nurse", { title: "ICU Nurse" }],
  ["welder", { title: "Welder" }],
  ["Senior Software Engineer", { title: "Senior Software Engineer" }],
];

test.each(tradesForPlaces)("[CHAT-16] %s is no place, and the question stays", (message, expected) => {
  const reply = replyTo({ message, currentStep: "location", currentProfile: emptyProfile });
  expect([reply.extractedData, reply.nextStep]).toEqual([expected, null]);
});

const besideNames = [
  ["Maya Okafor, I'm in ICU nursing", undefined],
  ["Maya Okafor from Dayton", "Dayton"],
  ["Maya Okafor from NYC area", "NYC Area"],
] as const;

test.each(besideNames)("[CHAT-16] beside a name: %s", (message, location) => {
  const { extractedData } = replyTo({ message, currentStep: "intro", currentProfile: emptyProfile });
  expect(extractedData.location).toBe(location);
});

test.each(locationAnswers)("[CHAT-16] %s", (message, expected) => {
  const reply = replyTo({ message, currentStep: "location", currentProfile: emptyProfile });
  expect(reply.extractedData).toEqual(expected);
  expect(reply.nextStep).not.toBeNull();
});
