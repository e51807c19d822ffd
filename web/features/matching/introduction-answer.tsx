import { useState } from "react";
import { Link } from "react-router";
import { answerIntroduction, type openIntroduction } from "#domain/matching/endpoints/introduction.ts";
import { introductionText } from "#domain/privacy/who-sees-what.ts";
import type { Reply } from "#domain/endpoint.ts";
import { call } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

export type Answer = "accept" | "decline";

interface IntroductionAnswerProps {
  readonly token: string;
  readonly introduction: Reply<typeof openIntroduction>;
  readonly onAnswered: (answer: Answer) => void;
}

/** Only the button submits the answer, since email scanners open every link. */
export const IntroductionAnswer = ({ token, introduction, onAnswered }: IntroductionAnswerProps) => {
  const [busy, setBusy] = useState<Answer>();
  const [answered, setAnswered] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const oneAtATime = useOneAtATime();
  const { company, jobTitle, jobLocation, message } = introduction;

  const submitAnswer = (answer: Answer) =>
    oneAtATime(async () => {
      setBusy(answer);
      setFailure(undefined);
      try {
        await call(answerIntroduction, { params: { token }, body: { answer } });
        setAnswered(answer);
        onAnswered(answer);
      } catch (error) {
        setFailure(toProblem(error).message);
      } finally {
        setBusy(undefined);
      }
    });

  if (answered !== undefined)
    return (
      <>
        <output className="block text-base/[26px] wrap-anywhere">
          {answered === "accept"
            ? `Thank you. ${introductionText.accepted(company)}`
            : `Thank you for your answer. ${introductionText.declined(company)}`}
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
            ["Location", jobLocation],
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
        {introductionText.before(company)} {introductionText.ifAccepted(company)} {introductionText.ifDeclined(company)}
      </p>
      <FailureNotice text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void submitAnswer("accept")}
          disabled={busy === "decline"}
          busy={busy === "accept" && "Accepting"}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          onClick={() => void submitAnswer("decline")}
          disabled={busy === "accept"}
          busy={busy === "decline" && "Declining"}
        >
          Decline
        </Button>
      </div>
    </div>
  );
};
