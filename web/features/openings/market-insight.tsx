/** What the candidate's job market asks for and pays, based on open jobs, and what to add to the profile next. */
import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { Link } from "react-router";
import { type MarketInsight as Market, minSampleSize } from "#domain/openings/market.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { fieldAdvice, similarJobsText, payText } from "./market-text.ts";
import { sampleJobsText } from "./opening-text.ts";
import { marketOptions, useRefetchAfterSave } from "./openings.queries.ts";

const NextStep = ({ market: { completeness, next } }: { readonly market: Market }) => (
  <section aria-labelledby="next-steps" className={cardClass("p-5 sm:p-6")}>
    <div className="flex items-baseline justify-between gap-4">
      <h3 id="next-steps" className="text-lg/6">
        What to add next
      </h3>
      <span className="text-sm/6 text-ink-3 tabular-nums">Profile {completeness}% complete</span>
    </div>
    <div className="mt-3">
      <Progress hideLabel label="Profile complete" percent={completeness} />
    </div>
    {next.length === 0 ? (
      <p className="mt-4 text-[15px]/6 text-ink-2">
        Your profile covers everything that open jobs in your field ask for.
      </p>
    ) : (
      <ol className="mt-2 divide-y divide-line">
        {next.map((step, index) => (
          <li key={step.name} className="grid grid-cols-[1.5rem_1fr] gap-x-3 py-3.5">
            <span className="font-display text-base/6 font-[640] text-brand tabular-nums">{index + 1}</span>
            <span className="min-w-0">
              <span className="block text-base/6 font-[560] wrap-anywhere">
                {step.kind === "skill" ? `${step.name}, if you have it` : (fieldAdvice[step.name]?.what ?? step.name)}
              </span>
              <span className="block text-sm/5 text-ink-3">
                {step.kind === "skill"
                  ? `Requested by ${step.askedBy} of ${similarJobsText(step.of)}. It's not in your profile.`
                  : fieldAdvice[step.name]?.why}
              </span>
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const RequestedSkills = ({ market: { asked, jobs, samples } }: { readonly market: Market }) => (
  <section aria-labelledby="asked-most" className={cardClass("p-5 sm:p-6")}>
    <h3 id="asked-most" className="text-lg/6">
      What jobs like yours ask for
    </h3>
    <p className="mt-1 text-sm/5 text-ink-3">
      {jobs === 0 && "No jobs like yours are open right now."}
      {jobs > 0 && `Based on ${similarJobsText(jobs)}.`}
      {sampleJobsText(samples, jobs)}
      {jobs > 0 && jobs < minSampleSize && " That's too few to be reliable."}
    </p>
    {asked.length > 0 && (
      <p className="mt-3 text-[15px]/6 font-[540]">
        Your profile shows {asked.filter(({ has }) => has).length} of the {asked.length} below.
      </p>
    )}
    {jobs > 0 && asked.length === 0 && (
      <p className="mt-3 text-[15px]/6 text-ink-2">They don't name any skills we recognize.</p>
    )}
    <ul className="mt-2 divide-y divide-line">
      {asked.map(({ name, askedBy, has }) => (
        <li key={name} className="flex items-start gap-3 py-2">
          {has ? (
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-good" />
          ) : (
            <Minus aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
          )}
          <span className="min-w-0 flex-1 text-[15px]/6 wrap-anywhere">
            {name}
            <span className="sr-only">{has ? ", you have it" : ", not in your profile"}</span>
          </span>
          <span className="shrink-0 text-sm/6 text-ink-3 tabular-nums">
            <span className="font-[600] text-ink">{askedBy}</span> of {jobs}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Pay = ({ market: { role, pay, jobs } }: { readonly market: Market }) => (
  <section aria-labelledby="own-pay" className={cardClass("p-5 sm:p-6")}>
    <h3 id="own-pay" className="text-lg/6">
      What jobs like yours pay
    </h3>
    {role !== null && (
      <div className="mt-3">
        <p className="font-display text-[30px]/9 font-[640] tracking-[-0.02em] tabular-nums">{role.salaryRange}</p>
        <p className="mt-1 text-sm/5 text-ink-3">
          Salary range for {role.category} roles, from our page for{" "}
          <Link to={role.path} className="text-brand underline underline-offset-2">
            {role.title}s
          </Link>
          . {role.demand} demand, {role.timeToFill} to fill.
        </p>
      </div>
    )}
    <div className={role === null ? "mt-3" : "mt-4 border-t border-line pt-4"}>
      {pay === null ? (
        <p className="text-[15px]/6 text-ink-2">
          {jobs === 0
            ? "No open jobs in your field list pay right now."
            : jobs === 1
              ? "The one open job in your field doesn't list pay."
              : `None of ${similarJobsText(jobs)} lists its pay.`}
        </p>
      ) : (
        <>
          <p className="text-xl/7 font-[600] tabular-nums">{payText(pay)}</p>
          <p className="mt-1 text-sm/5 text-ink-3">
            Lowest to highest pay listed by {pay.count} of {similarJobsText(jobs)}.
            {pay.count < minSampleSize && " That's too few to be reliable."}
          </p>
        </>
      )}
    </div>
  </section>
);

const MissingTitle = () => (
  <div className="rounded-card border border-dashed border-edge/50 px-5 py-7 sm:px-7 lg:self-stretch">
    <p className="font-display text-xl font-[620] tracking-[-0.015em]">We don't know what kind of work you do yet</p>
    <p className="mt-2 max-w-[48ch] text-[15px]/6 text-ink-2">
      Add your job title to your profile, and you'll see here what open jobs like yours ask for and pay. Until then, you
      can browse every field below.
    </p>
    <a href="#resume" className={buttonClass("secondary", "medium", "mt-6")}>
      Add your job title
    </a>
  </div>
);

const MarketInsight = () => {
  useRefetchAfterSave();
  const { data: market, isPending, isError, isFetching, refetch } = useQuery(marketOptions);
  if (isPending) return <Skeleton className="h-80 rounded-card!" />;
  if (isError)
    return (
      <ErrorState
        title="We couldn't load job market insights"
        text="The server didn't respond. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const isKnown = market.role !== null || market.jobs > 0;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <NextStep market={market} />
        {isKnown && <Pay market={market} />}
      </div>
      {isKnown ? <RequestedSkills market={market} /> : <MissingTitle />}
    </div>
  );
};

export default withQueries(MarketInsight);
