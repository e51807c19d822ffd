/** Imported projects, which are in the portfolio already. */
import { clsx } from "clsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import type { ImportedProject, ImportedProjects } from "./use-imported-projects.ts";

const badges: Readonly<Record<ImportedProject["state"], { readonly tone: Tone; readonly text: string }>> = {
  waiting: { tone: "plain", text: "adding" },
  added: { tone: "good", text: "in your portfolio" },
  known: { tone: "soft", text: "already in your portfolio" },
  undone: { tone: "outline", text: "undone" },
  failed: { tone: "warn", text: "not added" },
};

export const ReviewProjects = ({ projects: { items, busy, add, undo } }: { readonly projects: ImportedProjects }) => (
  <ul className="divide-y divide-line" aria-label="Imported projects">
    {items.map((item, at) => {
      const { title, description, link } = item.facts;
      const { tone, text } = badges[item.state];
      return (
        <li key={`${title}-${String(at)}`} className="py-4">
          <div className="flex items-start justify-between gap-3">
            <div className={clsx("min-w-0 break-words", item.state === "undone" && "text-ink-3 line-through")}>
              <p className="text-[15px]/6 font-[560]">{title}</p>
              {link !== "" && <p className="text-sm/5 text-ink-2">{link}</p>}
              {description !== "" && (
                <p className="mt-1 line-clamp-3 text-sm/5 whitespace-pre-line text-ink-2">{description}</p>
              )}
            </div>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <FailureNotice text={item.failure} className="mt-3" />
          {item.state === "added" && (
            <Button variant="quiet" size="small" disabled={busy} onClick={() => void undo(item)} className="mt-2">
              Undo<span className="sr-only"> project: {title}</span>
            </Button>
          )}
          {(item.state === "undone" || item.state === "failed") && (
            <Button variant="quiet" size="small" disabled={busy} onClick={() => void add(item)} className="mt-2">
              {item.state === "failed" ? "Try again" : "Restore"}
              <span className="sr-only"> project: {title}</span>
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);
