import { useState } from "react";
import type { z } from "zod";
import { dropFromTab, keepInTab, readFromTab } from "../../../lib/session-store.ts";

const keyOf = (proposalId: string): string => `proposal ${proposalId}`;

/** What the person has selected or edited of a proposal, kept in the tab so that a reload does not lose it. */
export const useProposalInput = <Shape extends z.ZodType>(
  proposalId: string,
  shape: Shape,
  initial: z.output<Shape>,
): readonly [z.output<Shape>, (next: z.output<Shape>) => void] => {
  const [value, setValue] = useState(() => readFromTab(keyOf(proposalId), shape) ?? initial);
  const change = (next: z.output<Shape>): void => {
    keepInTab(keyOf(proposalId), next);
    setValue(next);
  };
  return [value, change];
};

export const forgetProposalInput = (proposalId: string): void => dropFromTab(keyOf(proposalId));
