import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { iconButtonClass } from "./tab-section.tsx";

interface HistoryCardProps {
  readonly title: string;
  readonly under: string;
  readonly time: string;
  /** Names the entry for whoever hears the buttons alone. */
  readonly name: string;
  readonly action?: ReactNode;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** One entry of a person's past, with what can be done to it. */
export const HistoryCard = ({ title, under, time, name, action, onEdit, onRemove, children }: HistoryCardProps) => (
  <li className="rounded-card border border-line p-4.5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h4 className="min-w-0 font-text text-base/6 font-[600] tracking-normal wrap-anywhere">{title}</h4>
      {time !== "" && <p className="text-sm/5 text-ink-3 tabular-nums">{time}</p>}
    </div>
    {under !== "" && <p className="text-[15px]/6 text-ink-2 wrap-anywhere">{under}</p>}
    {children}
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {action}
      <Button look="secondary" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <span className="flex-1" />
      <button type="button" className={iconButtonClass} aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  </li>
);
