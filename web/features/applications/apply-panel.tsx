/** Applies on the job page, with the profile in this browser or with the form. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { answerDueAt, formatDay } from "#domain/applications/answer-dates.ts";
import type { ReceivedApplication } from "#domain/applications/application.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { ApplyWithProfile } from "./apply-with-profile.tsx";
import { ownApplicationsOptions, ownApplicationStatusOptions } from "./applications.queries.ts";

const headingClass = "text-[23px]/8";
const leadClass = "mt-2 mb-6 text-[17px]/7 text-ink-2";

const textClass = "mt-2 text-[17px]/7 text-ink-2";

const CodeInstructions = ({ code }: { readonly code: string }) => (
  <>
    <p className={textClass}>
      This code opens your application. Write it down or take a picture: we can't show it again.
    </p>
    <p className="mt-4 rounded-control bg-paper-2 px-5 py-4 font-mono text-[22px]/8 font-[600] tracking-wide wrap-anywhere select-all">
      {code}
    </p>
    <p className="mt-3 text-[15px]/6 text-ink-2">
      Enter it at{" "}
      <Link to="/applications" className="font-[560] text-brand underline underline-offset-4">
        Check your application
      </Link>{" "}
      to see the status or withdraw. The team will call you.
    </p>
  </>
);

const EmailInstructions = ({ email }: { readonly email: string }) => (
  <>
    <p className={textClass}>
      One more step: open the email we sent to <span className="font-[560] wrap-anywhere text-ink">{email}</span> and
      confirm your application. The same link shows its status, interviews and offers, and lets you withdraw.
    </p>
    <p className="mt-3 text-[15px]/6 text-ink-3">
      No email after a few minutes? Check your spam folder, or apply again with the same details and we'll resend it.
    </p>
  </>
);

const Received = ({ company, received }: { readonly company: string; readonly received: ReceivedApplication }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { email, statusPath, code } = received;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`${headingClass} outline-none`}>
        {company} has your application
      </h2>
      {code !== null && <CodeInstructions code={code} />}
      {code === null && statusPath === null && <EmailInstructions email={email} />}
      {statusPath !== null && (
        <>
          <p className={textClass}>
            We also emailed the link to <span className="font-[560] wrap-anywhere text-ink">{email}</span>. If you
            applied before, your first application counts.
          </p>
          <p className="mt-3 text-[15px]/6 text-ink-2">
            Two voluntary questions, about sex and about race and ethnicity, help check whether hiring is fair. The
            people who decide don't see the answers.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={statusPath} className={buttonClass("primary", "large")}>
              View status
            </Link>
            <Link to={`${statusPath}#about-you`} className={buttonClass("secondary", "large")}>
              Answer two questions
            </Link>
          </div>
        </>
      )}
    </>
  );
};

interface ApplyPanelProps {
  readonly slug: string;
  readonly company: string;
  readonly location: string;
}

/** Runs only in the browser, because the day depends on the current time. */
const responseDay = (): string => formatDay(answerDueAt("applied", new Date())?.toISOString() ?? "");

const ApplyPanel = ({ slug, company, location }: ApplyPanelProps) => {
  const client = useQueryClient();
  const { data: ownStatus, isPending } = useQuery(ownApplicationStatusOptions(slug));
  const [received, setReceived] = useState<ReceivedApplication>();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [responseDayText] = useState(responseDay);
  const showReceived = (receivedApplication: ReceivedApplication): void => {
    setReceived(receivedApplication);
    void client.invalidateQueries({ queryKey: ownApplicationsOptions.queryKey });
  };
  if (received !== undefined) return <Received company={company} received={received} />;
  if (isPending) return <Skeleton className="h-[640px] rounded-control!" />;
  if (ownStatus?.statusPath != null) {
    return (
      <>
        <h2 className={headingClass}>You've already applied for this job</h2>
        <p className={leadClass}>You only need to apply once. Check your application's status and what happens next.</p>
        <Link to={ownStatus.statusPath} className={buttonClass("primary", "large")}>
          View application status
        </Link>
      </>
    );
  }
  const profile = ownStatus?.profile ?? null;
  if (profile !== null && !isFormOpen) {
    return (
      <>
        <h2 className={headingClass}>Apply with your profile</h2>
        <p className={leadClass}>
          This is what {company} will receive. If you change your profile later, this application stays the same.
        </p>
        <ApplyWithProfile slug={slug} jobLocation={location} profile={profile} onReceived={showReceived} />
        <Button variant="quiet" className="mt-3 -ml-4" onClick={() => setIsFormOpen(true)}>
          Use the form instead
        </Button>
      </>
    );
  }
  const defaults =
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
      <h2 className={headingClass}>Apply for this job</h2>
      <p className={leadClass}>
        All you need is your name and email. No account required. Apply today and you'll hear back by {responseDayText}.
      </p>
      <ApplyForm slug={slug} jobLocation={location} defaults={defaults} onReceived={showReceived} />
    </>
  );
};

export default withQueries(ApplyPanel);
