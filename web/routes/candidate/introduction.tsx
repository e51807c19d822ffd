import { useState } from "react";
import { data, Link } from "react-router";
import { identityText } from "#content/accounts.ts";
import { openIntroduction } from "#domain/matching/endpoints/introduction.ts";
import { type Answer, IntroductionAnswer } from "../../features/matching/introduction-answer.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { tokenPageHeaders } from "../../lib/page/page-headers.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/introduction.ts";

const words = identityText.introduction;

const loadIntroduction = async (args: Route.LoaderArgs) => {
  try {
    return await createCaller(args)(openIntroduction, { params: { token: args.params.token } });
  } catch (error) {
    if (!(error instanceof Response) || error.status >= 500) throw error;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const introduction = await loadIntroduction(args);
  return data({ introduction, words }, { status: introduction === null ? 404 : 200 });
};

export const headers = () => tokenPageHeaders;
export const meta = () => unlistedMeta("Introduction", words.description);

const IntroductionPage = ({ loaderData: { introduction, words }, params: { token } }: Route.ComponentProps) => {
  const [answered, setAnswered] = useState<Answer>();
  if (introduction === null)
    return (
      <IdentityFrame title="This link no longer works" aside={words.aside}>
        <p className="text-base/[26px]">
          You've already responded, or the company is no longer hiring for this job. Opening this link shared nothing
          with them.
        </p>
        <Link to="/candidates" className={buttonClass("secondary", "medium", "mt-5")}>
          Go to your profile
        </Link>
      </IdentityFrame>
    );
  const { company, firstName } = introduction;
  const answerForm = <IntroductionAnswer token={token} introduction={introduction} onAnswered={setAnswered} />;
  return answered === undefined ? (
    <IdentityFrame
      title={`${company} would like to meet you`}
      lead={`${firstName === "" ? "Your profile" : `${firstName}, your profile`} fits a job they're hiring for.`}
      aside={words.aside}
    >
      {answerForm}
    </IdentityFrame>
  ) : (
    <IdentityFrame title={answered === "accept" ? words.titleAccepted : words.titleDeclined} aside={words.aside}>
      {answerForm}
    </IdentityFrame>
  );
};

export default IntroductionPage;
