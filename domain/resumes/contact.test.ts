import { expect, test } from "vitest";
import { findContact } from "./contact.ts";
import { placeLines, type LooseLine } from "./document-lines.ts";

const contact = (...rows: readonly (readonly string[])[]) => {
  const loose = rows.map((cells): LooseLine => ({
    page: 1,
    block: 0,
    gap: 1,
    cells: cells.map((text, index) => ({
      x: 40 + index * 200,
      right: 40 + index * 200 + text.length * 5,
      runs: [{ text, bold: false, italic: false, size: 9, colour: "#000000" }],
    })),
  }));
  const { lines } = placeLines(loose);
  const found = findContact([{ kind: "contact", heading: null, lines }], null);
  return { place: found.location?.text ?? null, phones: found.phones.map((phone) => phone.text) };
};

test("a postcode in the cell before the number is no part of it", () => {
  expect(contact(["El Paso, TX 79936", "915-555-0134"])).toEqual({ place: "El Paso, TX", phones: ["915-555-0134"] });
});

test("a date of birth is no number", () => {
  expect(contact(["Born 12.03.1990 in Graz"], ["Born on 1990-03-12"], ["0316 555 0123"]).phones).toEqual([
    "0316 555 0123",
  ]);
  expect(contact(["Born 12.03.1990 · +43 316 555 0123"]).phones).toEqual(["+43 316 555 0123"]);
});

test("a number broken by a narrow column comes first as a whole", () => {
  expect(contact(["+353 85 555"], ["0123"]).phones[0]).toBe("+353 85 555 0123");
});

test.each([
  [["Denver, CO | 303-555-0111"], "Denver, CO"],
  [["Hamilton, New Zealand // 021 555 0123 // kim@example.nz"], "Hamilton, New Zealand"],
  [["Department of Geology, Harbour University, Bergen, Norway"], "Bergen, Norway"],
])("%s", (row, place) => {
  expect(contact(row).place).toBe(place);
});

test("a country on the line below its city belongs to it", () => {
  expect(contact(["Hasenweg 3"], ["10961 Berlin"], ["Germany"]).place).toBe("Berlin, Germany");
});
