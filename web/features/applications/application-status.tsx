/** The status page behind an application's link: status, next step with its date, history, and withdrawal. */
import { FileX2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { Notices } from "./agreement.tsx";
import { InterviewCard, OfferCard } from "./application-next.tsx";
import { History, SubmittedData } from "./application-record.tsx";
import { ReviewerChoice } from "./reviewer-choice.tsx";
import { WithdrawApplication } from "./withdraw-application.tsx";

export const ApplicationEnded = () => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <FileX2 className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[36px]/[1.08] md:text-[48px]/[1.06]">This link no longer works</h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      The application was deleted, or the link is incomplete. Open the link in your email again. If you apply again with
      the same email address, we'll send you the link again.
    </p>
    <Link to="/jobs" className={buttonClass("primary", "large", "mt-8 justify-self-start")}>
      See all open jobs
    </Link>
  </Container>
);

const statusTone = ({ standing, isWithdrawn }: ApplicationStatusPage): Tone => {
  if (standing.isExpired) return "warn";
  if (isWithdrawn || standing.short === "Not selected") return "plain";
  return standing.isOver ? "good" : "soft";
};

const StatusSummary = ({ page }: { readonly page: ApplicationStatusPage }) => {
  const { short, where, next, by, isExpired } = page.standing;
  return (
    <section aria-label="Application status" className={cardClass("p-6 sm:p-8")}>
      <Badge tone={statusTone(page)}>{short}</Badge>
      <p className="mt-4 font-display text-[24px]/[1.25] font-[600] tracking-[-0.015em] text-balance">{where}</p>
      <dl className="mt-6 grid gap-5 border-t border-line pt-5">
        <div>
          <dt className="text-sm/5 text-ink-3">What's next</dt>
          <dd className="mt-0.5 text-[17px]/7">{next}</dd>
        </div>
        {by !== null && (
          <div>
            <dt className="text-sm/5 text-ink-3">When you'll hear back</dt>
            <dd className={`mt-0.5 text-[17px]/7 ${isExpired ? "text-warn" : ""}`}>{by}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

/** After a decision, the voluntary questions are collapsed. */
const CollapsedQuestions = ({ children }: { readonly children: ReactNode }) =>
  children !== undefined && (
    <details>
      <summary className="w-fit cursor-pointer rounded-tag py-1 text-[15px]/6 text-ink-2 underline decoration-edge/60 underline-offset-4">
        Voluntary questions about you
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );

interface ApplicationStatusProps {
  readonly token: string;
  readonly page: ApplicationStatusPage;
  /** The voluntary questions of the applicant. */
  readonly children?: ReactNode;
}

export const ApplicationStatus = ({ token, page, children }: ApplicationStatusProps) => {
  const { job, standing, requestsHumanReview, notices } = page;
  const locationText = job.location === null || job.location === "" ? "" : `, ${job.location}`;
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 pt-9 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[1.15fr_0.85fr]">
      <header className="lg:col-span-2">
        <p className="text-[15px]/6 text-ink-3">Your application</p>
        <h1 className="mt-1 max-w-[24ch] text-[34px]/[1.08] wrap-anywhere md:text-[46px]/[1.06]">{job.title}</h1>
        <p className="mt-3 text-lg/7 text-ink-2">
          {job.company}
          {locationText}.{" "}
          {job.path === null ? (
            standing.isOver ? null : (
              "The job is no longer posted, but your application is still active."
            )
          ) : (
            <Link to={job.path} className="font-[560] whitespace-nowrap text-brand underline underline-offset-4">
              View job
            </Link>
          )}
        </p>
      </header>
      <div className="grid gap-6">
        <StatusSummary page={page} />
        {page.interview !== null && <InterviewCard interview={page.interview} />}
        {page.offer !== null && <OfferCard offer={page.offer} />}
      </div>
      <div className="grid gap-9">
        <History page={page} />
        <SubmittedData page={page} />
      </div>
      <div className="grid gap-6">
        {!standing.isOver && (
          <section aria-label="Review" className={cardClass("px-6 py-4 sm:px-8 sm:py-5")}>
            <ReviewerChoice token={token} requestsHumanReview={requestsHumanReview} />
          </section>
        )}
        {standing.isOver && standing.short !== "Hired" && (
          <Link to="/jobs" className={buttonClass("secondary", "medium", "justify-self-start")}>
            See open jobs
          </Link>
        )}
        {standing.isOver ? <CollapsedQuestions>{children}</CollapsedQuestions> : children}
        {!standing.isOver && (
          <section
            aria-labelledby="withdraw"
            className={cardClass("flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-6 sm:px-8")}
          >
            <div className="min-w-0 flex-1 basis-56">
              <h2 id="withdraw" className="text-[20px]">
                No longer interested?
              </h2>
              <p className="mt-1 text-[15px]/6 text-ink-2">You don't need to give a reason.</p>
            </div>
            <WithdrawApplication token={token} company={job.company} />
          </section>
        )}
      </div>
      <div className="grid gap-5 lg:col-start-2">
        <Notices notices={notices} />
        <p className="text-sm/5 text-ink-3">
          Keep this link private. Anyone with it can see this page and withdraw your application.
        </p>
      </div>
    </Container>
  );
};
