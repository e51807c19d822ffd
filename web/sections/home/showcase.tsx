import { Check } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { DemoPanel } from "../demo-panel.tsx";

interface ShowcaseProps {
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly action: string;
  readonly note: string;
}

export const Showcase = ({ title, points, action, note }: ShowcaseProps) => (
  <div className="grid items-center gap-10 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
    <div>
      <h2 className="text-[34px] md:text-[44px]">
        {title.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence} className="block">
            {sentence}
          </span>
        ))}
      </h2>
      <ul className="my-7 grid gap-3.5">
        {points.map((point) => (
          <li key={point.title} className="grid grid-cols-[22px_1fr] gap-3 text-base/[25px] text-ink-2">
            <Check className="mt-1 size-4.5 text-brand" strokeWidth={2.6} aria-hidden="true" />
            <span>
              <b className="font-[580] text-ink">{point.title}</b> {point.text}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/platform/dashboard" className={buttonClass("primary", "large")}>
        {action}
      </Link>
    </div>
    <DemoPanel note={note} />
  </div>
);
