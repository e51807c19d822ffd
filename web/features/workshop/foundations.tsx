import { clsx } from "clsx";
import { ShowcaseSection } from "./showcase-section.tsx";

const inks = [
  { name: "ink", text: "Headlines and body", swatch: "bg-ink" },
  { name: "ink-2", text: "Secondary text", swatch: "bg-ink-2" },
  { name: "ink-3", text: "Captions, hints", swatch: "bg-ink-3" },
  { name: "brand", text: "Actions, links, focus", swatch: "bg-brand" },
  { name: "spark", text: "One accent per screen", swatch: "bg-spark" },
  { name: "good", text: "Scores 80 and above", swatch: "bg-good" },
  { name: "warn", text: "Scores 60 to 79", swatch: "bg-warn" },
  { name: "bad", text: "Below 60, errors", swatch: "bg-bad" },
  { name: "card", text: "Cards, inputs", swatch: "bg-card" },
  { name: "paper", text: "The page", swatch: "bg-paper" },
  { name: "paper-2", text: "Alternate bands", swatch: "bg-paper-2" },
  { name: "line", text: "Hairlines", swatch: "bg-line" },
] as const;

const Colors = () => (
  <ShowcaseSection
    title="Color"
    text="Warm paper and ink. Green marks actions, and red marks the one number that matters."
  >
    <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 xl:grid-cols-4">
      {inks.map((ink) => (
        <li key={ink.name} className="flex items-center gap-3.5">
          <span className={clsx("size-12 shrink-0 rounded-control border border-line", ink.swatch)} />
          <span className="min-w-0">
            <span className="block text-[15px]/5 font-[560]">{ink.name}</span>
            <span className="block text-sm/5 text-ink-3">{ink.text}</span>
          </span>
        </li>
      ))}
    </ul>
  </ShowcaseSection>
);

const Type = () => (
  <ShowcaseSection title="Type" text="Bricolage Grotesque for headlines, Inter for text. Numbers line up in columns.">
    <div className="grid gap-6">
      <p className="font-display text-[44px]/[1.04] font-[640] tracking-[-0.022em] md:text-[62px]">
        The machine ranks. <span className="text-spark">People decide.</span>
      </p>
      <p className="max-w-[34em] text-xl/8 text-ink-2">
        A senior recruiting team for the hours you need, and an engine that reads every candidate.
      </p>
      <p className="max-w-[64ch]">
        Body text is 17 on 28. It carries names as people write them: Siobhán O’Brien, Thị Hoa Nguyễn, Łukasz Wójcik.
      </p>
      <dl className="grid max-w-md gap-1 text-[15px] tabular-nums">
        {[
          ["Median response time", "3 h 12 min"],
          ["Applications this week", "1,184"],
          ["Offers accepted", "94%"],
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-[600]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </ShowcaseSection>
);

export const Foundations = () => (
  <>
    <Type />
    <Colors />
  </>
);
