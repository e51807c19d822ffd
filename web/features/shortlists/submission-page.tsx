/**
 * The page behind a candidate's consent link: what would be shown, to which reviewers and until when. The candidate can
 * agree, decline or withdraw consent.
 */
import { Eye, EyeOff, Unlink } from "lucide-react";
import { useState } from "react";
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import type { ConsentAnswer } from "#domain/shortlists/shortlist-states.ts";
import {
  answerSubmission,
  invalidConsentLinkMessage,
  type SubmissionByLink,
} from "#domain/shortlists/submission-consent.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Container } from "../../ui/container.tsx";

export const SubmissionEnded = ({ isGone }: { readonly isGone: boolean }) => (
  <Container className="grid min-h-[56dvh] content-center py-16">
    <Unlink className="size-9 text-ink-3" aria-hidden="true" />
    <h1 className="mt-5 max-w-[18ch] text-[34px]/[1.1] md:text-[46px]/[1.06]">
      {isGone ? invalidConsentLinkMessage : "This link is incomplete"}
    </h1>
    <p className="mt-4 max-w-[50ch] text-[17px]/7 text-ink-2">
      {isGone
        ? "It expired, your application ended, or a newer email replaced it. This request no longer shares your details with anyone."
        : "Open the link in your email again. If it still doesn't work, reply to that email and the sender will help."}
    </p>
  </Container>
);

interface StatusLabels {
  readonly badge: readonly [words: string, tone: Tone] | null;
  readonly title: (page: SubmissionByLink) => string;
}

const statusLabels: Readonly<Record<SubmissionByLink["standing"], StatusLabels>> = {
  open: { badge: null, title: ({ firstName, company }) => `${firstName}, can ${company} share your details?` },
  agreed: { badge: ["You agreed", "good"], title: () => "You agreed to share your details" },
  declined: { badge: ["You declined", "plain"], title: () => "Your details aren't shared" },
  withdrawn: { badge: ["You withdrew consent", "plain"], title: () => "Your details are no longer shared" },
};

/** The consent text as stored: paragraphs, and a list of the lines that begin with a dash. */
const ConsentText = ({ text }: { readonly text: string }) => {
  const lines = text.split("\n");
  const items = lines.filter((line) => line.startsWith("- "));
  const firstItem = lines.findIndex((line) => line.startsWith("- "));
  const [previousLine, nextLine] = [lines.slice(0, firstItem), lines.slice(firstItem + items.length)];
  return (
    <div className="grid gap-3.5 text-base/[26px] wrap-anywhere">
      {previousLine.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
        {items.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
      {nextLine.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};

const PlannedReviewers = ({ reviewers, shownTo, standing, company }: SubmissionByLink) =>
  reviewers.length === 0 || !(standing === "open" || (standing === "agreed" && shownTo.length === 0)) ? null : (
    <section aria-labelledby="reviewers">
      <h2 id="reviewers" className="text-[20px]">
        Who {standing === "open" ? "would" : "will"} see your details
      </h2>
      <ul className="mt-2 grid gap-1 text-[15px]/6 wrap-anywhere">
        {reviewers.map((reviewer) => (
          <li key={reviewer}>{reviewer}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-[62ch] text-sm/5 text-ink-3">
        {company} can ask more people about this job. They're listed here once they have a link.
      </p>
    </section>
  );

const Reviewers = ({ shownTo, standing }: SubmissionByLink) =>
  shownTo.length === 0 ? null : (
    <section aria-labelledby="shown-to">
      <h2 id="shown-to" className="text-[20px]">
        {standing === "agreed" ? "Who has a link to your details" : "Who had a link to your details"}
      </h2>
      <ul className="mt-2 grid gap-1 text-[15px]/6">
        {shownTo.map(({ name, since }) => (
          <li key={`${name}${since}`}>
            {name} <span className="text-ink-3">since {formatDayWithYear(since)}</span>
          </li>
        ))}
      </ul>
    </section>
  );

interface SubmissionPageProps {
  readonly token: string;
  readonly page: SubmissionByLink;
}

export const SubmissionPage = ({ token, page: initial }: SubmissionPageProps) => {
  const [page, setPage] = useState(initial);
  const [busy, setBusy] = useState<ConsentAnswer | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { standing, company, job, isAnonymous } = page;
  const { badge, title } = statusLabels[standing];

  const sendAnswer = async (next: ConsentAnswer): Promise<void> => {
    if (busy !== null) return;
    setBusy(next);
    setFailure(undefined);
    try {
      setPage(await call(answerSubmission, { params: { token }, body: { answer: next } }));
      window.scrollTo({ top: 0 });
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === "gone" || problem.code === "not_found") setEnded(true);
      setFailure(problem.message);
    } finally {
      setBusy(null);
      setConfirming(false);
    }
  };

  if (hasEnded) return <SubmissionEnded isGone />;
  const Icon = isAnonymous || standing !== "agreed" ? EyeOff : Eye;
  return (
    <Container className="grid gap-8 pt-9 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[0.85fr_1.15fr] lg:gap-x-16">
      <div aria-live="polite">
        <Icon className="size-9 text-brand" aria-hidden="true" />
        <h1 className="mt-4 max-w-[18ch] text-[34px]/[1.1] wrap-anywhere md:text-[44px]/[1.08]">{title(page)}</h1>
        {badge !== null && (
          <p className="mt-4">
            <Badge tone={badge[1]}>{badge[0]}</Badge>
          </p>
        )}
        <p className="mt-4 max-w-[34em] text-[17px]/7 text-ink-2">
          {job} at {company}.{" "}
          {standing === "open"
            ? `You'd be on a shortlist of candidates, ${isAnonymous ? "without your name" : "with your name"}. Nothing is shared until you agree.`
            : standing === "agreed"
              ? "You can withdraw your consent below at any time. You don't need to give a reason."
              : "Your application doesn't change. You can change your mind below."}
        </p>
        <p className="mt-5 max-w-[34em] text-[15px]/6 text-ink-3">
          Keep this link private. Anyone who has it can answer for you.
        </p>
      </div>
      <div className="grid gap-7 self-start">
        <section aria-labelledby="asked" className={cardClass("p-5 sm:p-8")}>
          <h2 id="asked" className="mb-4 text-[22px]">
            {standing === "agreed" ? "What you agreed to" : "What you'd agree to"}
          </h2>
          <ConsentText text={page.text} />
          <FailureNotice text={failure} className="mt-5" />
          <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
            {standing === "agreed" ? (
              <Button variant="secondary" onClick={() => setConfirming(true)}>
                Withdraw consent
              </Button>
            ) : (
              <Button size="large" busy={busy === "yes" && "Saving"} onClick={() => void sendAnswer("yes")}>
                I agree
              </Button>
            )}
            {standing === "open" && (
              <Button
                variant="secondary"
                size="large"
                busy={busy === "no" && "Saving"}
                onClick={() => void sendAnswer("no")}
              >
                No, don't share
              </Button>
            )}
          </div>
        </section>
        <PlannedReviewers {...page} />
        <Reviewers {...page} />
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Withdraw your consent?"
        text="Reviewers stop seeing you on their shortlists right away. We'll notify the person who asked. You don't need to give a reason."
        confirm="Withdraw consent"
        dismiss="Keep consent"
        busy={busy === "no" && "Withdrawing"}
        onConfirm={() => void sendAnswer("no")}
      />
    </Container>
  );
};
