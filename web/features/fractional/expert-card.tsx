import { Link } from "react-router";
import type { Expert } from "#domain/fractional/expert.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { expertFacts } from "./expert-facts.tsx";

const maxSkillsShown = 5;

export const ExpertCard = ({ expert }: { readonly expert: Expert }) => {
  const hiddenCount = expert.skills.length - maxSkillsShown;
  return (
    <article className={cardClass("flex h-full flex-col p-5 sm:p-7")}>
      <div className="flex gap-4.5">
        <img
          src={expert.image}
          alt={`Portrait of ${expert.name}`}
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-card"
        />
        <div className="min-w-0">
          <h2 className="text-[22px]">{expert.name}</h2>
          <p className="mt-1 text-base/6 font-[540]">{expert.title}</p>
          <p className="text-[15px]/6 text-ink-3">{expert.company}</p>
        </div>
      </div>
      <p className="mt-5 text-base/[26px] text-ink-2">{expert.bio}</p>
      <ul aria-label={`${expert.name}'s skills`} className="mt-5 flex flex-wrap gap-2">
        {expert.skills.slice(0, maxSkillsShown).map((skill) => (
          <li key={skill}>
            <Badge>{skill}</Badge>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li>
            <Badge tone="outline">+{hiddenCount} more</Badge>
          </li>
        )}
      </ul>
      <dl className="mt-6 mb-6 grid grid-cols-2 gap-x-6 text-[15px]/6 sm:grid-cols-3">
        {expertFacts(expert).map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line py-2.5">
            <dt className="text-[13px]/5 text-ink-3">{label}</dt>
            <dd className="font-[580] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`/experts/${expert.slug}`}
        className={buttonClass("secondary", "medium", "mt-auto w-full")}
        aria-label={`View Profile of ${expert.name}`}
      >
        View Profile
      </Link>
    </article>
  );
};
