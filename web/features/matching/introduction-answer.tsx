import { useState } from "react";
import { Link } from "react-router";
import { answerIntroduction, type openIntroduction } from "#domain/matching/introduction.ts";
import { introductionWords } from "#domain/privacy/who-sees-what.ts";
import type { Reply } from "#domain/endpoint.ts";
import { call } from "../../lib/api.ts";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { problemOf } from "../../lib/problem.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

export type Answer = "accept" | "decline";

interface IntroductionAnswerProps {
  readonly token: string;
  readonly introduction: Reply<typeof openIntroduction>;
  readonly onGiven: (answer: Answer) => void;
}

/** Only a button answers: programs that scan mail open every link in it. */
export const IntroductionAnswer = ({ token, introduction, onGiven }: IntroductionAnswerProps) => {
  const [busy, setBusy] = useState<Answer>();
  const [given, setGiven] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const oneAtATime = useOneAtATime();
  const { company, jobTitle, jobLocation, message } = introduction;

  const give = (answer: Answer) =>
    oneAtATime(async () => {
      setBusy(answer);
      setFailure(undefined);
      try {
        await call(answerIntroduction, { params: { token }, body: { answer } });
        setGiven(answer);
        onGiven(answer);
      } catch (error) {
        setFailure(problemOf(error).message);
      } finally {
        setBusy(undefined);
      }
    });

  if (given !== undefined)
    return (
      <>
        <output className="block text-base/[26px] wrap-anywhere">
          {given === "accept"
            ? `Thank you. ${introductionWords.accepted(company)}`
            : `Thank you for your answer. ${introductionWords.declined(company)}`}
        </output>
        <Link to="/candidates" className={buttonClass("secondary", "medium", "mt-5")}>
          Your profile
        </Link>
      </>
    );
  return (
    <div className="grid gap-5">
      <dl className="grid gap-2 text-[15px]/6">
        {(
          [
            ["Job", jobTitle],
            ["Place", jobLocation],
          ] as const
        )
          .filter(([, value]) => value !== null && value !== "")
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[72px_1fr] gap-3">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 font-[560] wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {message !== "" && (
        <blockquote className="border-l-2 border-brand pl-4 text-[15px]/6 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      <p className="text-[15px]/6 text-ink-2">
        {introductionWords.before(company)} {introductionWords.ifAccepted(company)}{" "}
        {introductionWords.ifDeclined(company)}
      </p>
      <FailureNotice text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void give("accept")}
          disabled={busy === "decline"}
          busy={busy === "accept" && "Accepting"}
        >
          Accept
        </Button>
        <Button
          look="secondary"
          onClick={() => void give("decline")}
          disabled={busy === "accept"}
          busy={busy === "decline" && "Declining"}
        >
          Decline
        </Button>
      </div>
    </div>
  );
};
