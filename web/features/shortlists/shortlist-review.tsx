/** The page behind a client reviewer's link: the job, a note, the candidates, and an answer to each. */
import { ListChecks, Unlink } from "lucide-react";
import { useState } from "react";
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import {
  answerShortlist,
  invalidShortlistLinkMessage,
  type ShortlistByLink,
} from "#domain/shortlists/shortlist-by-link.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { cardClass } from "../../ui/card.tsx";
import { Container } from "../../ui/container.tsx";
import { CandidateVerdictForm } from "./candidate-verdict-form.tsx";
import { CandidateForReviewer } from "./candidate-for-reviewer.tsx";
import { countText } from "./shortlist-labels.ts";

/** `isGone` means the shortlist existed and has ended. Otherwise the URL is incomplete. */
export const ShortlistEnded = ({ isGone }: { readonly isGone: boolean }) => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <Unlink className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[34px]/[1.1] md:text-[46px]/[1.06]">
      {isGone ? invalidShortlistLinkMessage : "This link is incomplete"}
    </h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      {isGone
        ? "It expired, or the sender closed it. We have the answers you gave. If you need to see it again, reply to the email it came in."
        : "Open the link in your email again. If it still doesn't work, reply to that email and the sender will help."}
    </p>
  </Container>
);

interface ShortlistPageProps {
  readonly token: string;
  readonly page: ShortlistByLink;
}

const ShortlistHeader = ({ page }: { readonly page: ShortlistByLink }) => {
  const { job, jobLocation, company, from, title, note, expiresAt, isAnonymous, reader } = page;
  return (
    <header className="max-w-[46em]">
      <ListChecks className="size-9 text-brand" aria-hidden="true" />
      <h1 className="mt-4 text-[34px]/[1.1] wrap-anywhere md:text-[44px]/[1.08]">{job}</h1>
      <p className="mt-3 text-[17px]/7 wrap-anywhere text-ink-2">
        {company}
        {jobLocation !== null && jobLocation !== "" && `, ${jobLocation}`}
        {title !== "" && `. ${title}`}
      </p>
      <p className="mt-5 text-[17px]/7">
        Hi {reader}. {from ?? company} would like your feedback on each candidate.
        {isAnonymous && " Names are hidden."}
      </p>
      {note !== "" && (
        <p className="mt-4 border-l-2 border-brand pl-4 text-[17px]/7 whitespace-pre-line wrap-anywhere">{note}</p>
      )}
      <p className="mt-5 text-[15px]/6 text-ink-3">
        Open until {formatDayWithYear(expiresAt)}. These candidates agreed to share their details with reviewers only,
        so please don't forward this link.
      </p>
    </header>
  );
};

/** Takes only the saved answer from the response, since its other candidates may be older than the page's state. */
const mergeAnswer = (id: string, current: ShortlistByLink, response: ShortlistByLink): ShortlistByLink => ({
  ...current,
  candidates: current.candidates.map((each) =>
    each.id === id ? (response.candidates.find((candidate) => candidate.id === id) ?? each) : each,
  ),
});

export const ShortlistReview = ({ token, page: first }: ShortlistPageProps) => {
  const [page, setPage] = useState(first);
  const [hasEnded, setEnded] = useState(false);
  const answeredCount = page.candidates.filter(({ answer }) => answer !== null).length;

  if (hasEnded) return <ShortlistEnded isGone />;
  return (
    <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
      <ShortlistHeader page={page} />
      {page.candidates.length === 0 ? (
        <p className={cardClass("mt-10 p-6 text-[17px]/7 text-ink-2 sm:p-8")}>
          There are no candidates left on this shortlist. To see others, reply to the email it came in.
        </p>
      ) : (
        <>
          <p className="mt-10 text-[15px]/6 font-[540] text-ink-2 tabular-nums" aria-live="polite">
            {answeredCount} of {countText(page.candidates.length, "candidate", "candidates")} reviewed
          </p>
          <ol className="mt-3 grid gap-6">
            {page.candidates.map((candidate) => (
              <li key={candidate.id}>
                <article
                  aria-label={candidate.label}
                  className={cardClass("grid gap-x-10 gap-y-7 p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_320px]")}
                >
                  <div className="min-w-0">
                    <h2 className="mb-1 text-[26px]/[1.2] wrap-anywhere">{candidate.label}</h2>
                    <CandidateForReviewer candidate={candidate} />
                  </div>
                  <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
                    <div className="lg:sticky lg:top-24">
                      <CandidateVerdictForm
                        candidate={candidate}
                        save={async (verdict, comment) => {
                          try {
                            const params = { token, id: candidate.id };
                            const response = await call(
                              answerShortlist,
                              { params, body: { verdict, comment } },
                              { keepalive: true },
                            );
                            setPage((current) => mergeAnswer(candidate.id, current, response));
                            return undefined;
                          } catch (error) {
                            const { code, message } = toProblem(error);
                            if (code === "gone") setEnded(true);
                            return message;
                          }
                        }}
                      />
                    </div>
                  </div>
                </article>
              </li>
            ))}
          </ol>
        </>
      )}
    </Container>
  );
};
