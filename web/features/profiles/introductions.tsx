/** Introduction requests from companies, with buttons to accept or decline. Hidden if there are none. */
import { useState } from "react";
import { introductionText } from "#domain/privacy/who-sees-what.ts";
import { answerOwnIntroduction, listIntroductions, type WaitingIntroduction } from "#domain/profiles/introductions.ts";
import { call } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useCachedRows, useRowMutation, useRows } from "./editor/editor.queries.ts";

type Answer = "accept" | "decline";

interface RequestProps {
  readonly introduction: WaitingIntroduction;
  readonly busy: boolean;
  readonly givenAnswer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const Request = ({ introduction, busy, givenAnswer, onAnswer }: RequestProps) => {
  const { company, jobTitle, jobLocation, message } = introduction;
  return (
    <li className="grid gap-3 py-5 first:pt-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="text-[17px]/6 font-[600]">{company}</p>
        <p className="mt-0.5 text-[15px]/6 text-ink-2">
          {[jobTitle, jobLocation].filter((each) => each !== null && each !== "").join(", ")}
        </p>
      </div>
      {message !== "" && (
        <blockquote className="border-l-2 border-brand pl-4 text-[15px]/6 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          aria-label={`Accept ${company}`}
          disabled={busy}
          busy={givenAnswer === "accept" && "Accepting"}
          onClick={() => onAnswer("accept")}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Decline ${company}`}
          disabled={busy}
          busy={givenAnswer === "decline" && "Declining"}
          onClick={() => onAnswer("decline")}
        >
          Decline
        </Button>
      </div>
    </li>
  );
};

const thanks = (company: string, answer: Answer): string =>
  answer === "accept" ? introductionText.accepted(company) : introductionText.declined(company);

export const Introductions = () => {
  const { data, isError, isFetching, refetch } = useRows(listIntroductions);
  const { keep } = useCachedRows(listIntroductions);
  const change = useRowMutation();
  const [givenAnswer, setGivenAnswer] = useState<Answer>();
  const [status, setStatus] = useState<string>();
  const answer = async ({ id, company }: WaitingIntroduction, answer: Answer) => {
    setGivenAnswer(answer);
    const problem = await change.run(id, async () =>
      keep(await call(answerOwnIntroduction, { params: { id }, body: { answer } })),
    );
    if (problem === undefined) setStatus(thanks(company, answer));
    // The request may be withdrawn or the company blocked, so the list is reloaded.
    else if (problem.code === "not_found") await refetch();
  };
  if (isError)
    return (
      <ErrorState
        title="We couldn't load your introduction requests"
        text="Any requests are still there. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const introductions = data?.introductions ?? [];
  if (introductions.length === 0 && status === undefined) return null;
  return (
    <section id="introductions" aria-labelledby="introductions-title" className={cardClass("scroll-mt-24 p-5 sm:p-7")}>
      <h3 id="introductions-title" className="text-[19px]/7">
        {introductions.length === 0 ? "Answer sent" : "Introduction requests"}
      </h3>
      {introductions.length > 0 && (
        <p className="mt-1 max-w-[62ch] text-sm/5 text-ink-3">
          {introductionText.before("the company")} {introductionText.ifAccepted("the company")}{" "}
          {introductionText.ifDeclined("the company")}
        </p>
      )}
      <output className="mt-3 block text-[15px]/6 empty:hidden wrap-anywhere">{status}</output>
      <FailureNotice text={change.failure} className="mt-3" />
      {introductions.length > 0 && (
        <ul aria-label="Introductions" className="mt-4 divide-y divide-line border-t border-line pt-5">
          {introductions.map((introduction) => (
            <Request
              key={introduction.id}
              introduction={introduction}
              busy={change.busy !== null}
              givenAnswer={change.busy === introduction.id ? givenAnswer : undefined}
              onAnswer={(choice) => void answer(introduction, choice)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
