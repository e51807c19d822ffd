import { MatchCard } from "../../sections/match-card.tsx";

const factors = [
  ["Skills", "What the job requires, found in the candidate's own words, each point with the line it rests on."],
  ["Experience", "Years in work that counts for this job, against the years it asks for."],
  ["Domain", "How near the fields somebody has worked in are to this one."],
] as const;

/** A sample match beside an explanation of each of its bars. */
export const HowScoringWorks = () => (
  <section
    aria-labelledby="how-it-scores"
    className="grid grid-cols-1 items-start gap-x-12 gap-y-7 lg:grid-cols-[1.1fr_1fr]"
  >
    <figure className="min-w-0">
      <MatchCard flat />
      <figcaption className="mt-2.5 text-[13px]/5 text-ink-3">Sample candidate, sample job</figcaption>
    </figure>
    <div className="min-w-0">
      <h2 id="how-it-scores" className="text-[21px]">
        How a match is scored
      </h2>
      <p className="mt-2 text-[15px]/6 text-ink-2">
        The engine compares a job with each candidate on record by fixed rules: the same two always give the same score.
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {factors.map(([name, text]) => (
          <div key={name} className="py-3 sm:grid sm:grid-cols-[100px_1fr] sm:gap-5">
            <dt className="text-[15px]/6 font-[600]">{name}</dt>
            <dd className="text-[15px]/6 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <p className="text-[15px]/6 text-ink-2 lg:col-span-2">
      <span className="font-[600] text-ink">Never counted:</span> name, sex, age, photo, school and gaps between jobs.
      The scorer has no field for them. A low score turns nobody away; people decide.
    </p>
  </section>
);
