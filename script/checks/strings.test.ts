import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type BannedWord, createQuickCheck, createWordCheck } from "./banned-words.ts";
import { extractStrings } from "./extract-strings.ts";
import { areaOf, areas } from "./string-areas.ts";

const textsIn = (source: string, file = "web/sample.tsx"): readonly string[] =>
  extractStrings(file, source).map(({ text }) => text);

test("joins the text of an element, its inline elements and its values", () => {
  const source = `
    export const Notice = ({ job, count, when }) => (
      <p className="grid gap-2 text-ink">
        You applied to <b>{job.title}</b>. It has {count}{" "}
        {count === 1 ? "applicant" : "applicants"}, last on {formatDayOf(when, { long: true })}.{" "}
        <Link to="/jobs">Find more jobs</Link>
        <Clock className="size-4" />
      </p>
    );`;
  expect(extractStrings("web/sample.tsx", source)).toEqual([
    {
      line: 4,
      kind: "jsx",
      text: "You applied to {job.title}. It has {count} {applicant|applicants}, last on {…}. Find more jobs",
    },
  ]);
});

test("lists the texts of elements side by side one by one", () => {
  const source = `<dl><dt>Location</dt><dd>{place ?? "Not given"}</dd><button>{busy ? "Saving" : "Save"}</button></dl>`;
  expect(textsIn(source)).toEqual(["Location", "Not given", "Saving", "Save"]);
});

test("finds text in attributes, properties, calls, messages and functions", () => {
  const source = `
    const view = <Field label="Name" hint={\`At most \${max} letters\`} aria-label="Your name" type="text" id="a b" />;
    toast({ title: "Saved", description: isNew ? "The job is a draft." : "The job is open." });
    const schema = z.object({ kind: z.enum(["two words", "b"], "Please choose one"), name: z.string().min(1, "Enter a name") });
    throw new AppError("conflict", "This has changed.");
    const countText = (count: number): string => count + " jobs found";
    const facts = [["Received", day], ...(phone === null ? [] : [["Phone", phone]])];`;
  expect(textsIn(source)).toEqual([
    "Name",
    "At most {max} letters",
    "Your name",
    "Saved",
    "The job is a draft.",
    "The job is open.",
    "Please choose one",
    "Enter a name",
    "This has changed.",
    "{count} jobs found",
    "Received",
    "Phone",
  ]);
});

test("leaves out code: imports, types, classes, SQL, URLs, logs, comparisons and single small words", () => {
  const source = `
    import { a } from "Some Module";
    type Choice = "Some Type";
    // Some comment
    const rowClass = clsx("flex items-center", open && "border-t border-line");
    const layout = "grid gap-4 sm:grid-cols-2";
    const rows = db.execute(sql\`select name from users\`);
    log.info({ id }, "The mail was sent");
    if (kind === "Some Kind") throw new Error("Never happens here");
    const path = \`/jobs/\${id}/edit\`;
    const options = { method: "POST", mediaType: "text/plain; charset=utf-8", state: "active" };`;
  expect(textsIn(source)).toEqual([]);
});

test("assigns files to areas", () => {
  expect(areaOf("web/features/desk/lead/composer.tsx", "jsx", "Reply")).toBe("staff desk");
  expect(areaOf("server/features/offers/offers.emails.ts", "property", "Your offer")).toBe("emails");
  expect(areaOf("server/features/offers/offers.service.ts", "error", "This offer has expired.")).toBe("API errors");
  expect(areaOf("web/features/new-noun/page.tsx", "jsx", "Text")).toBe("workspace");
});

const words: readonly BannedWord[] = [
  { pattern: "by mail", say: "by email" },
  { pattern: "mail", say: "email" },
  { pattern: "colour*", say: "color" },
  { pattern: "What is", say: "the thing", at: "start", questions: true },
  { pattern: "What", say: "the thing", at: "opening" },
  { pattern: "Place", say: "Location", at: "whole" },
  { pattern: "figures", say: "metrics", areas: ["workspace"] },
];

const usedIn = (text: string, area = "workspace", allowed = ""): readonly string[] => {
  const usesIn = createWordCheck(words, allowed === "" ? [] : [{ text: allowed, requirement: "X-1" }]);
  return usesIn({ area, text }).map(({ used }) => used);
};

test("reports banned words as whole words, the longest phrase once", () => {
  expect(usedIn("Asked by mail. Colours and mail")).toEqual(["by mail", "Colours", "mail"]);
  expect(usedIn("An e-mail or a mailbox of {mail}")).toEqual([]);
  expect(usedIn("{a mail|emails} for you")).toEqual(["mail"]);
});

test("reports words at the start of a sentence and whole labels only there", () => {
  expect(usedIn("What is removed waits here.")).toEqual(["What is"]);
  expect(usedIn("Saved. What is left stays.")).toEqual(["What is"]);
  expect(usedIn("What is your name?")).toEqual([]);
  expect(usedIn("See What is new")).toEqual([]);
  expect(usedIn("Place")).toEqual(["Place"]);
  expect(usedIn("Place of birth")).toEqual([]);
});

test("reports words at the start of a text unless it is a label or a question", () => {
  expect(usedIn("What staff publish.")).toEqual(["What"]);
  expect(usedIn("What you do and for whom. We use it later")).toEqual(["What"]);
  expect(usedIn("What we keep")).toEqual([]);
  expect(usedIn("What do you do? Tell us.")).toEqual([]);
  expect(usedIn("Saved. What you add comes last.")).toEqual([]);
});

test("respects the areas of a word and texts that a requirement states", () => {
  expect(usedIn("All figures")).toEqual(["figures"]);
  expect(usedIn("All figures", "emails")).toEqual([]);
  expect(usedIn("Confirm by mail now, or by mail later", "emails", "Confirm by mail now")).toEqual(["by mail"]);
});

test("skips parsing a source only if it has no banned word", () => {
  const mayCount = createQuickCheck(words);
  expect(mayCount("<p>Asked by\n   <b>mail</b></p>")).toBe(true);
  expect(mayCount('label="Place"')).toBe(true);
  expect(mayCount('const place = "Location"')).toBe(false);
});

test("banned-words.json names known areas, and each word once", () => {
  const list = JSON.parse(readFileSync(new URL("banned-words.json", import.meta.url), "utf8")) as {
    readonly later: Readonly<Record<string, string>>;
    readonly words: readonly BannedWord[];
  };
  const named = [...Object.keys(list.later), ...list.words.flatMap(({ areas = [] }) => areas)];
  expect(named.filter((area) => !(areas as readonly string[]).includes(area))).toEqual([]);
  const patterns = list.words.map(({ pattern, at }) => `${pattern} ${at}`);
  expect(new Set(patterns).size).toBe(patterns.length);
});
