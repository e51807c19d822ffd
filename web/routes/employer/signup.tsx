import { Link } from "react-router";
import { signup } from "#content/employer.ts";
import { brand } from "#domain/brand.ts";
import { SignUp } from "../../features/accounts/sign-up/sign-up.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/signup.ts";

export const loader = () => signup;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Employer Sign-Up",
    description: signup.description,
    card: "service",
    trail: [["Employer Sign-Up", "/platform/signup"]],
  });

const link = "font-[560] text-brand underline underline-offset-3";

const SignupPage = ({ loaderData: words }: Route.ComponentProps) => (
  <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
    <h1 className="max-w-[18ch] text-[36px]/[1.07] md:text-[50px]/[1.05]">{words.headline}</h1>
    <p className="mt-4 mb-8 max-w-[34em] text-lg/[29px] text-ink-2 md:mb-10">{words.lead}</p>
    <SignUp notes={words.notes} next={words.next}>
      <ul className="mt-4 lg:mt-8">
        {words.facts.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h2 className="text-[17px]/6">{title}</h2>
            <p className="mt-1 text-[15px]/6 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-[15px]/7 text-ink-2">
        <Link to="/platform/dashboard" className={link}>
          {words.demo}
        </Link>
        <br />
        {words.call}{" "}
        <a href={brand.phone.href} className={link}>
          {brand.phone.display}
        </a>
      </p>
    </SignUp>
  </Container>
);

export default SignupPage;
