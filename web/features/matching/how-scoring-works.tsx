import { MatchCard } from "../../sections/match-card.tsx";

const factors = [
  ["Skills", "Required skills found in the candidate's own words, each with the line that shows it."],
  ["Experience", "Years of relevant work, compared with the years the job asks for."],
  ["Domain", "How close the fields the candidate has worked in are to this job's field."],
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
        The engine compares the job with each candidate using fixed rules. The same job and candidate always get the
        same score, whoever else is in your pool. Must-haves decide the skills part: a candidate who meets more of them
        scores higher there, whatever nice-to-haves someone else brings.
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
      <span className="font-[600] text-ink">Never counted:</span> name, sex, age, photo, school, and gaps between jobs.
      The scoring engine has no fields for them. A low score never rejects anyone. People decide.
    </p>
  </section>
);
