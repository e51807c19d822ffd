import { ArrowDown, ArrowUp, ExternalLink, Trash2 } from "lucide-react";
import type { Project } from "#domain/profiles/portfolio.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { iconButtonClass } from "../tab-section.tsx";

interface ProjectCardProps {
  readonly project: Project;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly disabled: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const hostOf = (link: string): string => URL.parse(link)?.host.replace(/^www\./, "") ?? link;
const audienceLabels = { recruiters_only: "Recruiters only", private: "Only you" } as const;

export const ProjectCard = ({ project, isFirst, isLast, disabled, onMove, onEdit, onRemove }: ProjectCardProps) => {
  const { title, description, link, technologies, visibility } = project;
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line p-4.5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <h4 className="min-w-0 flex-1 basis-40 font-text text-base/6 font-[600] tracking-normal wrap-anywhere">
          {title}
        </h4>
        {visibility !== "public" && <Badge tone="outline">{audienceLabels[visibility]}</Badge>}
      </div>
      {description !== "" && (
        <p className="mt-1.5 line-clamp-4 text-sm/[22px] whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
      )}
      {link !== "" && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="mt-2 inline-flex max-w-full items-center gap-1.5 self-start py-1 text-sm/5 font-[540] text-brand underline underline-offset-4"
        >
          <span className="truncate">{hostOf(link)}</span>
          <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {technologies.length > 0 && (
        <ul aria-label={`Technologies of ${title}`} className="mt-3 flex flex-wrap gap-1.5">
          {technologies.map((technology) => (
            <li key={technology} className="rounded-tag bg-tag px-2 py-0.5 text-[13px]/5 text-ink-2 wrap-anywhere">
              {technology}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex items-center gap-1 pt-3.5">
        <Button variant="secondary" size="small" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
        <span className="flex-1" />
        <button
          type="button"
          className={iconButtonClass}
          disabled={isFirst || disabled}
          aria-label={`Move ${title} up`}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          className={iconButtonClass}
          disabled={isLast || disabled}
          aria-label={`Move ${title} down`}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </button>
        <button type="button" className={iconButtonClass} aria-label={`Delete ${title}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
};
