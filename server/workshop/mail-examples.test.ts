import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#domain/brand.ts";
import { accountMail } from "../features/accounts/account-mail.service.ts";
import { mailExamples } from "./mail-examples.ts";

/** What a name is made with, where it is not plain. */
const parts: Readonly<Record<string, readonly string[]>> = {
  level: ["warning", "breach"],
  change: ["booked", "moved", "cancelled"],
  answer: ["agreed", "declined", "withdrawn"],
  seat: ["added", "removed"],
  news: ["sent", "accepted", "withdrawn"],
  outcome: ["accepted", "declined", "lapsed"],
};

/** As the source says it: a plain name, one that is made with a part, or the kind of an account's mail. */
const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btemplate(?:: | = )(?:"([^"]+)"|`([^`]+)`|payload\.kind)/g)].flatMap(([whole, plain, made]) => {
    if (plain !== undefined) return [plain];
    if (made !== undefined) {
      const part = /\$\{(\w+)\}/.exec(made)?.[1] ?? "";
      return (parts[part] ?? []).map((word) => made.replace(`\${${part}}`, word));
    }
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
  (_name, { html, text }) => {
    for (const part of [html, text]) {
      expect(part).toContain(brand.name);
      expect(part).toContain(brand.address.street);
      expect(part).toContain(brand.address.postalCode);
      expect(part).not.toMatch(/undefined|\[object/);
    }
  },
);
