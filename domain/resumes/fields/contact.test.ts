import { expect, test } from "vitest";
import { findContact } from "./contact.ts";
import { positionLines, type UnpositionedLine } from "../layout/document-lines.ts";

const contact = (...rows: readonly (readonly string[])[]) => {
  const loose = rows.map((cells): UnpositionedLine => ({
    page: 1,
    block: 0,
    gap: 1,
    cells: cells.map((text, index) => ({
      x: 40 + index * 200,
      right: 40 + index * 200 + text.length * 5,
      runs: [{ text, bold: false, italic: false, size: 9, color: "#000000" }],
    })),
  }));
  const { lines } = positionLines(loose);
  const foundContact = findContact([{ kind: "contact", heading: null, lines }], null);
  return { place: foundContact.location?.text ?? null, phones: foundContact.phones.map((phone) => phone.text) };
};

test("excludes a postal code in the cell before the phone number", () => {
  expect(contact(["El Paso, TX 79936", "915-555-0134"])).toEqual({ place: "El Paso, TX", phones: ["915-555-0134"] });
});

test("does not read a date of birth as a phone number", () => {
  expect(contact(["Born 12.03.1990 in Graz"], ["Born on 1990-03-12"], ["0316 555 0123"]).phones).toEqual([
    "0316 555 0123",
  ]);
  expect(contact(["Born 12.03.1990 · +43 316 555 0123"]).phones).toEqual(["+43 316 555 0123"]);
});

test("puts a phone number split by a narrow column first, joined", () => {
  expect(contact(["+353 85 555"], ["0123"]).phones[0]).toBe("+353 85 555 0123");
});

test.each([
  [["Denver, CO | 303-555-0111"], "Denver, CO"],
  [["Hamilton, New Zealand // 021 555 0123 // kim@example.nz"], "Hamilton, New Zealand"],
  [["Department of Geology, Harbour University, Bergen, Norway"], "Bergen, Norway"],
])("%s", (row, place) => {
  expect(contact(row).place).toBe(place);
});

test("joins a country with the city on the line above", () => {
  expect(contact(["Hasenweg 3"], ["10961 Berlin"], ["Germany"]).place).toBe("Berlin, Germany");
});
