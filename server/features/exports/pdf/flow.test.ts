import { expect, test } from "vitest";
import { toResumeDocument } from "#domain/exports/resume-document.ts";
import { generatedProfile } from "../../../test/generated/generated-profiles.ts";
import { classic } from "./classic.ts";
import { compact } from "./compact.ts";
import { placeColumn, type PlacedLine } from "./flow.ts";
import { modern } from "./modern.ts";
import { papers } from "./template.ts";

/** A history of fourteen jobs below a summary that grows line by line, so that every page break falls elsewhere. */
const histories = Array.from({ length: 24 }, (_, lines) => {
  const { profile, ...rest } = generatedProfile(8);
  const description =
    "One line of work that is long enough to be broken over more than one line of the page, twice. ".repeat(3);
  return toResumeDocument({
    ...rest,
    profile: {
      ...profile,
      summary: "A line.\n".repeat(lines),
      experience: profile.experience.map((job, index) => (index % 3 === 0 ? { ...job, description } : job)),
    },
  });
});

const pagesOf = (lines: readonly PlacedLine[]): PlacedLine[][] => [...Map.groupBy(lines, ({ page }) => page).values()];

test.each(Object.entries({ classic, modern, compact }))(
  "[EDITOR-10] %s: breaks pages without orphaned headings or lines or overflow",
  (_name, template) => {
    for (const history of histories)
      for (const column of template(history, papers.LETTER, 1).columns) {
        const pages = pagesOf(placeColumn(column).lines);
        for (const [index, lines] of pages.entries()) {
          const [first, last] = [lines.at(0), lines.at(-1)];
          const isLastPage = index === pages.length - 1;
          expect(
            isLastPage || last?.block.keepWithNext === false || last?.line !== (last?.block.lines.length ?? 0) - 1,
          ).toBe(true);
          expect(isLastPage || last?.block.tag.startsWith("H") === false).toBe(true);
          const left = (last?.block.lines.length ?? 0) - 1 - (last?.line ?? 0);
          expect(left === 0 || (left >= 2 && (last?.line ?? 0) >= 1)).toBe(true);
          // No page starts with a single last bullet point of an entry.
          expect(first?.block.tag === "LI" && first.line === 0 && lines[1]?.block.tag === "H3" && index > 0).toBe(
            false,
          );
          expect(first?.line === 0 || (first?.line ?? 0) >= 2).toBe(true);
          expect(Math.max(...lines.map(({ baseline }) => baseline))).toBeLessThanOrEqual(column.bottom);
        }
      }
  },
);
