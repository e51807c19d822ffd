import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#domain/brand.ts";
import { letterAsHtml, letterAsText } from "./infra/letter.ts";
import { accountMail } from "./features/accounts/account-mail.service.ts";
import { mailExamples } from "./mail-examples.ts";

/** As the source says it: a plain name, a name made with a level, or the kind of an account's mail. */
const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btemplate(?:: | = )(?:"([^"]+)"|`([^`]+)`|payload\.kind)/g)].flatMap(([whole, plain, made]) => {
    if (plain !== undefined) return [plain];
    if (made !== undefined) return ["warning", "breach"].map((level) => made.replace("${level}", level));
    return whole.endsWith("payload.kind") ? accountMail.options.map((each) => each.shape.kind.value) : [];
  });

test("every template that is sent has an example, and every example is sent", () => {
  const sources = globSync("server/features/**/*.{task,service}.ts").map((path) => readFileSync(path, "utf8"));
  const sent = new Set(sources.flatMap(namesIn));
  expect(sent.size).toBeGreaterThan(8);
  expect(Object.keys(mailExamples).toSorted()).toEqual([...sent].toSorted());
});

test.each(Object.entries(mailExamples))(
  "%s has the firm's name, its postal address and both parts",
  (_name, letter) => {
    for (const part of [letterAsHtml(letter), letterAsText(letter)]) {
      expect(part).toContain(brand.name);
      expect(part).toContain(brand.address.street);
      expect(part).toContain(brand.address.postalCode);
      expect(part).not.toMatch(/undefined|\[object/);
    }
  },
);
