import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { iconButtonClass } from "./tab-section.tsx";

interface HistoryCardProps {
  readonly title: string;
  readonly subtitle: string;
  readonly time: string;
  /** Names the entry for screen readers in the button labels. */
  readonly name: string;
  readonly action?: ReactNode;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** One entry of the person's history with its actions. */
export const HistoryCard = ({ title, subtitle, time, name, action, onEdit, onRemove, children }: HistoryCardProps) => (
  <li className="rounded-card border border-line p-4.5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h4 className="min-w-0 font-text text-base/6 font-[600] tracking-normal wrap-anywhere">{title}</h4>
      {time !== "" && <p className="text-sm/5 text-ink-3 tabular-nums">{time}</p>}
    </div>
    {subtitle !== "" && <p className="text-[15px]/6 text-ink-2 wrap-anywhere">{subtitle}</p>}
    {children}
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {action}
      <Button variant="secondary" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <span className="flex-1" />
      <button type="button" className={iconButtonClass} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  </li>
);
