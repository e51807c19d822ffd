import { Link } from "react-router";
import { leadership } from "#domain/firm/leadership.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SectionHeader } from "../section-header.tsx";

interface TeamProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
}

export const Team = ({ title, lead, action }: TeamProps) => (
  <>
    <SectionHeader title={title} lead={lead} />
    <ul className="grid gap-8 sm:grid-cols-3">
      {leadership.map((person) => (
        <li key={person.id} className="flex gap-4 sm:block">
          <img
            src={`/avatars/${person.id}.svg`}
            alt={`Portrait of ${person.name}, drawn`}
            width={160}
            height={160}
            loading="lazy"
            className="size-20 shrink-0 rounded-card sm:size-40"
          />
          <div className="sm:mt-5">
            <h3 className="text-xl">{person.name}</h3>
            <p className="mt-1.5 text-base/6 text-ink-2">{person.position}</p>
            <p className="text-[15px]/6 text-ink-3">{person.experience}</p>
          </div>
        </li>
      ))}
    </ul>
    <Link to="/about" className={buttonClass("secondary", "large", "mt-10")}>
      {action}
    </Link>
  </>
);
