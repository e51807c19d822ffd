import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#domain/brand.ts";
import { accountEmailPayload } from "../features/accounts/email-address/account-email-queue.service.ts";
import { emailExamples } from "./email-examples.ts";

/** The values of a placeholder in a template name. */
const parts: Readonly<Record<string, readonly string[]>> = {
  level: ["warning", "breach"],
  change: ["booked", "moved", "cancelled"],
  answer: ["agreed", "declined", "withdrawn"],
  seat: ["added", "removed"],
  news: ["sent", "accepted", "withdrawn"],
  outcome: ["accepted", "declined", "expired"],
};

/** Template names in a source file: a literal, one with a placeholder, or the kind of an account email. */
const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\btemplate(?:: | = )(?:"([^"]+)"|`([^`]+)`|payload\.kind)/g)].flatMap(
    ([match, plain, template]) => {
      if (plain !== undefined) return [plain];
      if (template !== undefined) {
        const part = /\$\{(\w+)\}/.exec(template)?.[1] ?? "";
        return (parts[part] ?? []).map((word) => template.replace(`\${${part}}`, word));
      }
      return match.endsWith("payload.kind") ? accountEmailPayload.options.map((each) => each.shape.kind.value) : [];
    },
  );

test("every sent template has an example, and every example is sent", () => {
  const sources = globSync("server/features/**/*.{task,service}.ts").map((path) => readFileSync(path, "utf8"));
  const sent = new Set(sources.flatMap(namesIn));
  expect(sent.size).toBeGreaterThan(8);
  expect(Object.keys(emailExamples).toSorted()).toEqual([...sent].toSorted());
});

test("the examples use every email template", () => {
  const shown = globSync("server/workshop/*-examples.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const templates = globSync("server/features/**/*.emails.ts").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/export const (\w+Email) =/g)].map(([, name = ""]) => name),
  );
  expect(templates.length).toBeGreaterThan(20);
  expect(templates.filter((name) => !shown.includes(`${name}(`))).toEqual([]);
});

const unescapeHtml = (html: string): string =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** What a reader of the HTML part sees in the card, piece by piece. */
const visiblePieces = (html: string): readonly string[] =>
  unescapeHtml((/class="card"[^]*?\n<\/td>/.exec(html)?.[0] ?? "").replace(/^[^>]*>/, "").replace(/<[^>]+>/g, "\0"))
    .split("\0")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

const automatic = Object.entries(emailExamples).filter(([name]) => name !== "desk-reply");

test.each(automatic)("%s says the same in both parts, who sent it and why", (_name, { html, text, subject, from }) => {
  expect(visiblePieces(html).length).toBeGreaterThan(0);
  expect(visiblePieces(html).filter((piece) => !text.includes(piece))).toEqual([]);
  const [, foot = ""] = text.split("\n-- \n");
  expect(foot).toMatch(/^You(?:'re getting this email because| asked for| can turn off)/);
  expect(foot).toContain(`Sent by ${from}`);
  // A greeting is a line of its own, and the sentence after it starts like any other.
  expect(text).toMatch(/^(?:Hi(?: [^\n]+)?,\n\n)?[^a-z\n][^\n]{10}/);
  expect(subject.length).toBeLessThanOrEqual(80);
});

test.each(Object.entries(emailExamples))(
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
