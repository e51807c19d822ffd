/** Applying in place, on the job's own page: with the profile of this browser, or with the form. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { answerDueAt, spokenDay } from "#domain/applications/answer-dates.ts";
import type { ReceivedApplication } from "#domain/applications/application.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { ApplyWithProfile } from "./apply-with-profile.tsx";
import { ownApplicationsOptions, ownStandingOptions } from "./applications.queries.ts";

const headClass = "text-[23px]/8";
const leadClass = "mt-2 mb-6 text-[17px]/7 text-ink-2";

const Received = ({ company, received }: { readonly company: string; readonly received: ReceivedApplication }) => {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h2 ref={head} tabIndex={-1} className={`${headClass} outline-none`}>
        {company} has your application
      </h2>
      <p className="mt-2 text-[17px]/7 text-ink-2">
        A mail is on its way to <span className="font-[560] wrap-anywhere text-ink">{received.email}</span>. Its link
        always shows where your application stands, what comes next and by when, and lets you withdraw. If you had
        applied before, your first application counts.
      </p>
      <p className="mt-3 text-[15px]/6 text-ink-2">
        It also asks two voluntary questions, about sex and about race and ethnicity, to check whether hiring is fair.
        Nobody who decides sees the answers.
      </p>
      <p className="mt-3 text-[15px]/6 text-ink-3">
        No mail after a few minutes? Look among your junk mail, or apply once more with the same address: that sends the
        link again.
      </p>
      {received.statusPath !== null && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={received.statusPath} className={buttonClass("primary", "large")}>
            See where it stands
          </Link>
          <Link to={`${received.statusPath}#about-you`} className={buttonClass("secondary", "large")}>
            Two voluntary questions
          </Link>
        </div>
      )}
    </>
  );
};

interface ApplyPanelProps {
  readonly slug: string;
  readonly company: string;
  readonly location: string;
}

/** Only in a browser: the day depends on when it is read. */
const dayOfAnswer = (): string => spokenDay(answerDueAt("applied", new Date())?.toISOString() ?? "");

const ApplyPanel = ({ slug, company, location }: ApplyPanelProps) => {
  const client = useQueryClient();
  const { data: own, isPending } = useQuery(ownStandingOptions(slug));
  const [received, setReceived] = useState<ReceivedApplication>();
  const [byForm, setByForm] = useState(false);
  const [answeredBy] = useState(dayOfAnswer);
  const take = (answer: ReceivedApplication): void => {
    setReceived(answer);
    void client.invalidateQueries({ queryKey: ownApplicationsOptions.queryKey });
  };
  if (received !== undefined) return <Received company={company} received={received} />;
  if (isPending) return <Skeleton className="h-[640px] rounded-control!" />;
  if (own?.statusPath != null) {
    return (
      <>
        <h2 className={headClass}>You have applied for this job</h2>
        <p className={leadClass}>One application is enough. Its page shows where it stands and what comes next.</p>
        <Link to={own.statusPath} className={buttonClass("primary", "large")}>
          See where it stands
        </Link>
      </>
    );
  }
  const profile = own?.profile ?? null;
  if (profile !== null && !byForm) {
    return (
      <>
        <h2 className={headClass}>Apply with your profile</h2>
        <p className={leadClass}>This is what {company} gets. Your profile stays yours and can go on changing.</p>
        <ApplyWithProfile slug={slug} jobLocation={location} profile={profile} onReceived={take} />
        <Button look="quiet" className="mt-3 -ml-4" onClick={() => setByForm(true)}>
          Use the form instead
        </Button>
      </>
    );
  }
  const start =
    profile === null
      ? {}
      : {
          firstName: profile.firstName,
          lastName: profile.lastName,
          email: profile.email,
          phone: profile.phone,
          location: profile.location,
          currentTitle: profile.title,
        };
  return (
    <>
      <h2 className={headClass}>Apply for this job</h2>
      <p className={leadClass}>
        Your name and an email are enough. No account needed. Sent today, it is answered by {answeredBy}.
      </p>
      <ApplyForm slug={slug} jobLocation={location} start={start} onReceived={take} />
    </>
  );
};

export default withQueries(ApplyPanel);
