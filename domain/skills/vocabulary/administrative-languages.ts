import { craft, type Skill } from "../skill.ts";

export const administrativeLanguages: readonly Skill[] = [
  craft("Bilingual", ["Bi-lingual", "Multilingual", "Fluent in two languages", "Trilingual"]),
  craft(
    "English",
    [
      "Fluent English",
      "English language",
      "English proficiency",
      "Written English",
      "Business English",
      "Fluent in English",
      "Spoken English",
    ],
    { onlyListed: ["English"] },
  ),
  craft(
    "Spanish",
    [
      "Fluent Spanish",
      "Spanish language",
      "Bilingual Spanish",
      "Spanish-speaking",
      "Fluent in Spanish",
      "English/Spanish",
      "Spanish/English",
      "Bilingual English and Spanish",
      "Bilingual in Spanish",
      "Español",
      "Conversational Spanish",
      "Speaks Spanish",
    ],
    { near: ["Portuguese"] },
  ),
  craft(
    "Mandarin",
    [
      "Mandarin Chinese",
      "Chinese (Mandarin)",
      "Fluent Mandarin",
      "Putonghua",
      "Fluent in Mandarin",
      "Chinese language",
      "Bilingual Mandarin",
      "Chinese",
    ],
    { onlyListed: ["Chinese"] },
  ),
  craft("Cantonese", ["Fluent Cantonese", "Chinese (Cantonese)", "Fluent in Cantonese"]),
  craft(
    "French",
    ["Fluent French", "French language", "Fluent in French", "Bilingual French", "French-speaking", "Français"],
    { onlyListed: ["French"] },
  ),
  craft("German", ["Fluent German", "German language", "Fluent in German", "German-speaking", "Deutsch"], {
    onlyListed: ["German"],
  }),
  craft("Portuguese", ["Fluent Portuguese", "Brazilian Portuguese", "Portuguese language", "Fluent in Portuguese"], {
    onlyListed: ["Portuguese"],
  }),
  craft("Italian", ["Fluent Italian", "Italian language", "Fluent in Italian"], { onlyListed: ["Italian"] }),
  craft("Japanese", ["Fluent Japanese", "Japanese language", "JLPT N1", "JLPT N2", "Fluent in Japanese"], {
    onlyListed: ["Japanese"],
  }),
  craft("Korean", ["Fluent Korean", "Korean language", "Fluent in Korean"], { onlyListed: ["Korean"] }),
  craft("Arabic", ["Fluent Arabic", "Arabic language", "Modern Standard Arabic", "Fluent in Arabic"], {
    onlyListed: ["Arabic"],
  }),
  craft("Russian", ["Fluent Russian", "Russian language", "Fluent in Russian"], {
    near: ["Ukrainian"],
    onlyListed: ["Russian"],
  }),
  craft("Ukrainian", ["Fluent Ukrainian", "Ukrainian language"], { onlyListed: ["Ukrainian"] }),
  craft("Polish", ["Fluent Polish", "Polish language", "Polish-speaking"], { onlyListed: ["Polish"] }),
  craft("Dutch", ["Fluent Dutch", "Dutch language"], { onlyListed: ["Dutch"] }),
  craft("Hindi", ["Fluent Hindi", "Hindi language"], { near: ["Urdu"] }),
  craft("Urdu", ["Fluent Urdu", "Urdu language"]),
  craft("Punjabi", ["Panjabi", "Fluent Punjabi", "Punjabi language"]),
  craft("Vietnamese", ["Fluent Vietnamese", "Vietnamese language", "Bilingual Vietnamese"], {
    onlyListed: ["Vietnamese"],
  }),
  craft("Tagalog", ["Filipino language", "Fluent Tagalog", "Filipino (Tagalog)"]),
  craft("Haitian Creole", ["Creole", "Kreyòl", "Fluent Creole"], { onlyListed: ["Creole"] }),
  craft("Hebrew", ["Fluent Hebrew", "Hebrew language"], { onlyListed: ["Hebrew"] }),
  craft("Turkish", ["Fluent Turkish", "Turkish language"], { onlyListed: ["Turkish"] }),
  craft("Somali", ["Fluent Somali", "Somali language"], { onlyListed: ["Somali"] }),
  craft("Hmong", ["Fluent Hmong", "Hmong language"], { onlyListed: ["Hmong"] }),
];
