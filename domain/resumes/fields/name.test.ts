import { expect, test } from "vitest";
import { positionLines } from "../layout/document-lines.ts";
import { findName, splitName } from "./name.ts";

test.each([
  ["Dr. Salma Idris Haddad, MBChB, MRCPsych", "Salma Idris", "Haddad"],
  ["Priya Nair, PharmD, BCPS", "Priya", "Nair"],
  ["PEREIRA, Joana", "Joana", "Pereira"],
  ["ROBERTA “BOBBIE” HALE", "Roberta", "Hale"],
  ["TRẦN Thị Lan", "Thị Lan", "Trần"],
  ["MOREAU Jean-Luc", "Jean-Luc", "Moreau"],
  ["EWAN R. MacGREGOR", "Ewan R.", "MacGregor"],
  ["SEÁN O'BRIEN-WOLFE", "Seán", "O'Brien-Wolfe"],
  ["Pádraig Ó Sé", "Pádraig", "Ó Sé"],
  ["Gwilym ap Huw, MCIOB", "Gwilym", "ap Huw"],
  ["JP Morrow", "JP", "Morrow"],
  ["Prof. Dr. med. Jutta Lenz", "Jutta", "Lenz"],
])("%s", (printed, first, last) => {
  expect(splitName(printed, "")).toEqual({ first, last });
});

test.each([
  ["Ana Luisa Prado Teles", "analuisa.prado@example.com", "Ana Luisa", "Prado Teles"],
  ["Ines Vidal de la Rosa", "ines.vidal@example.com", "Ines", "Vidal de la Rosa"],
  ["Juan Carlos de la Torre", "jc.delatorre@example.com", "Juan Carlos", "de la Torre"],
])("splits %s with the help of the email address", (printed, email, first, last) => {
  expect(splitName(printed, email)).toEqual({ first, last });
});

const line = (text: string, size: number) => ({
  page: 1,
  block: 0,
  gap: 1,
  cells: [{ x: 40, right: 200, runs: [{ text, bold: false, italic: false, size, color: "#000000" }] }],
});

test("finds a lower-case name by its size", () => {
  const body = Array.from({ length: 6 }, () => line("keeps the books of three small shops", 9));
  const { lines } = positionLines([line("rita valente", 22), line("bookkeeper", 9), ...body]);
  expect(findName(lines, "")).toMatchObject({ first: "rita", last: "valente" });
});

test("reads Page as a family name and not the location below it", () => {
  const { lines } = positionLines([line("Austin Page", 22), line("Austin, TX", 9), line("Keeps bees", 9)]);
  expect(findName(lines, "austin.page@example.com")).toMatchObject({ first: "Austin", last: "Page" });
});
