/** What the command palette offers. */
import type { LucideIcon } from "lucide-react";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | null;
  readonly icon?: LucideIcon;
  /** A page to open, or something to do. */
  readonly target: string | (() => void);
  /** Other words that find it. */
  readonly keywords?: string;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

export interface CommandSource {
  /** What can be searched, such as "candidates, jobs and teams". */
  readonly searchable: string;
  /** Pages and actions, found by their words in the browser. */
  readonly groups: readonly CommandGroup[];
  /** Asks the server. It is called with at least `minQueryLength` characters. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;
  readonly minQueryLength: number;
}

/** Every word of the query begins a word of the command. */
export const matchesQuery = ({ title, keywords = "" }: Command, query: string): boolean => {
  const words = `${title} ${keywords}`.toLocaleLowerCase("en-US").split(/[\s,/-]+/);
  return query
    .toLocaleLowerCase("en-US")
    .split(/\s+/)
    .filter((term) => term !== "")
    .every((term) => words.some((word) => word.startsWith(term)));
};
