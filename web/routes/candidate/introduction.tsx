import { data, Link } from "react-router";
import { identityWords } from "#content/accounts.ts";
import { openIntroduction } from "#domain/matching/introduction.ts";
import { IntroductionAnswer } from "../../features/matching/introduction-answer.tsx";
import { unlistedMeta } from "../../lib/meta.ts";
import { privatePage } from "../../lib/private-page.ts";
import { callFrom } from "../../lib/request-context.ts";
import { IdentityFrame } from "../../sections/identity-frame.tsx";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/introduction.ts";

const words = identityWords.introduction;

const openOrNot = async (args: Route.LoaderArgs) => {
  try {
    return await callFrom(args)(openIntroduction, { params: { token: args.params.token } });
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status >= 500) throw answer;
    return null;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  const introduction = await openOrNot(args);
  return data({ introduction, words }, { status: introduction === null ? 404 : 200 });
};

export const headers = () => privatePage;
export const meta = () => unlistedMeta("Introduction", words.description);

const IntroductionPage = ({ loaderData: { introduction, words }, params: { token } }: Route.ComponentProps) =>
  introduction === null ? (
    <IdentityFrame title="This link has ended" aside={words.aside}>
      <p className="text-base/[26px]">
        It was answered, or the company no longer looks for somebody. Nothing more was told to them.
      </p>
      <Link to="/candidates" className={buttonClass("secondary", "medium", "mt-5")}>
        Your profile
      </Link>
    </IdentityFrame>
  ) : (
    <IdentityFrame
      title={`${introduction.company} would like to meet you`}
      lead={`${introduction.firstName === "" ? "Your profile" : `${introduction.firstName}, your profile`} fits a job they have to fill.`}
      aside={words.aside}
    >
      <IntroductionAnswer token={token} introduction={introduction} />
    </IdentityFrame>
  );

export default IntroductionPage;
