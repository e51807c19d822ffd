import { useState } from "react";
import type { z } from "zod";
import { removeFromTab, saveToTab, readFromTab } from "../../../../lib/session-store.ts";

const keyOf = (proposalId: string): string => `proposal ${proposalId}`;

/** The person's selection or edit of a proposal, stored in the tab so that a reload keeps it. */
export const useProposalInput = <Shape extends z.ZodType>(
  proposalId: string,
  shape: Shape,
  initial: z.output<Shape>,
): readonly [z.output<Shape>, (next: z.output<Shape>) => void] => {
  const [value, setValue] = useState(() => readFromTab(keyOf(proposalId), shape) ?? initial);
  const change = (next: z.output<Shape>): void => {
    saveToTab(keyOf(proposalId), next);
    setValue(next);
  };
  return [value, change];
};

export const clearProposalInput = (proposalId: string): void => removeFromTab(keyOf(proposalId));
