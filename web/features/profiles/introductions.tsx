/** Companies that ask to meet the person, with the two answers. Quiet: where nobody asks, nothing is shown. */
import { useState } from "react";
import { introductionWords } from "#domain/privacy/who-sees-what.ts";
import { answerOwnIntroduction, listIntroductions, type WaitingIntroduction } from "#domain/profiles/introductions.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useKeepRows, useRowChange, useRows } from "./editor/editor.queries.ts";

type Answer = "accept" | "decline";

interface RequestProps {
  readonly introduction: WaitingIntroduction;
  readonly busy: boolean;
  readonly given: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const Request = ({ introduction, busy, given, onAnswer }: RequestProps) => {
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
          busy={given === "accept" && "Accepting"}
          onClick={() => onAnswer("accept")}
        >
          Accept
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={`Decline ${company}`}
          disabled={busy}
          busy={given === "decline" && "Declining"}
          onClick={() => onAnswer("decline")}
        >
          Decline
        </Button>
      </div>
    </li>
  );
};

const thanks = (company: string, answer: Answer): string =>
  answer === "accept" ? introductionWords.accepted(company) : introductionWords.declined(company);

export const Introductions = () => {
  const { data, isError, isFetching, refetch } = useRows(listIntroductions);
  const { keep } = useKeepRows(listIntroductions);
  const change = useRowChange();
  const [given, setGiven] = useState<Answer>();
  const [told, setTold] = useState<string>();
  const answer = async ({ id, company }: WaitingIntroduction, answer: Answer) => {
    setGiven(answer);
    const failed = await change.run(id, async () =>
      keep(await call(answerOwnIntroduction, { params: { id }, body: { answer } })),
    );
    if (failed === undefined) setTold(thanks(company, answer));
    // Withdrawn or blocked meanwhile: what is still there is shown.
    else if (failed.code === "not_found") await refetch();
  };
  if (isError)
    return (
      <ErrorState
        title="We could not look whether a company asks to meet you"
        text="Requests wait; nothing is lost."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const introductions = data?.introductions ?? [];
  if (introductions.length === 0 && told === undefined) return null;
  return (
    <section id="introductions" aria-labelledby="introductions-title" className={cardClass("scroll-mt-24 p-5 sm:p-7")}>
      <h3 id="introductions-title" className="text-[19px]/7">
        {introductions.length === 0 ? "Your answer is on its way" : "Asking to meet you"}
      </h3>
      {introductions.length > 0 && (
        <p className="mt-1 max-w-[62ch] text-sm/5 text-ink-3">
          {introductionWords.before("the company")} {introductionWords.ifAccepted("the company")}{" "}
          {introductionWords.ifDeclined("the company")}
        </p>
      )}
      <output className="mt-3 block text-[15px]/6 empty:hidden wrap-anywhere">{told}</output>
      <FailureNotice text={change.failure} className="mt-3" />
      {introductions.length > 0 && (
        <ul aria-label="Introductions" className="mt-4 divide-y divide-line border-t border-line pt-5">
          {introductions.map((each) => (
            <Request
              key={each.id}
              introduction={each}
              busy={change.busy !== null}
              given={change.busy === each.id ? given : undefined}
              onAnswer={(choice) => void answer(each, choice)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
