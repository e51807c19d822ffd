import { expect, test } from "vitest";
import { isPlainName } from "./plain-name.ts";

test.each([
  "Booking.com",
  "St. Mary's Hospital, Inc.",
  "AC/DC Power & Co.",
  "Nurse: days/nights, 24/7",
  "Next.js engineer (m/f/d)",
  "Müller & Söhne GmbH",
  "O'Neil-Ruíz 株式会社",
  "Registered Nurse - $45.50/hour",
])("accepts the name %s", (name) => expect(isPlainName(name)).toBe(true));

test.each([
  "Cohire Security: confirm at https://evil.example/login",
  "HTTP://EVIL.EXAMPLE",
  "Acme evil.example/login",
  "Acme evil.example:8080",
  "Acme evil.example?next=1",
  "mailto:ceo@evil.example",
  "javascript:alert(1)",
  "Acme\r\nBcc: victim@people.example",
  "Acme\u2028Second line",
  "Acme \u202Eelpmaxe.live",
])("rejects the name %j", (name) => expect(isPlainName(name)).toBe(false));
