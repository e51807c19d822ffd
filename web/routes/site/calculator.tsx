import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { calculator } from "#content/calculator.ts";
import { Calculator } from "../../features/calculator/calculator.tsx";
import { pageMeta } from "../../lib/page/meta.ts";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/calculator.ts";

export const loader = () => calculator;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "ROI Calculator",
    description: calculator.description,
    card: "calculator",
    trail: [["ROI Calculator", "/calculator"]],
  });

const CalculatorPage = ({ loaderData: words }: Route.ComponentProps) => (
  <>
    <Container className="pt-6 pb-9 md:pt-9 md:pb-12">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-2 text-[15px] font-[540] text-brand underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Home
      </Link>
      <div className="mt-4 grid gap-4 lg:grid-cols-[1fr_1fr] lg:items-end lg:gap-14">
        <h1 className="text-[38px]/[1.07] md:text-[56px]/[1.05]">{words.headline}</h1>
        <p className="max-w-[36em] text-lg/[29px] text-ink-2">{words.lead}</p>
      </div>
    </Container>
    <Calculator assumptions={words.assumptions} formula={words.formula} closing={words.closing} />
  </>
);

export default CalculatorPage;
