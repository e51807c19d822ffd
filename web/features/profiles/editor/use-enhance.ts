/** AI Enhance and AI Suggest Skills: one at a time, busy until the answer and at least a moment. Nothing is changed until it is kept. */
import { useEffect, useRef, useState } from "react";
import type { Enhancement } from "#domain/profiles/enhance.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { keptUpdate, type KeptValue, newSkills, positionOf, type Proposal } from "#domain/profiles/proposal.ts";
import { useOneAtATime } from "../../../lib/one-at-a-time.ts";
import { problemOf } from "../../../lib/problem.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Shorter than this, nobody sees that anything was done. */
const leastBusyMs = 1500;

/** What a suggestion is about: a field, or a job by its place in the list. */
export type EnhancedPart = "summary" | "skills" | `experience ${number}`;

export type ProposalFor<Field extends Proposal["field"]> = Extract<Proposal, { readonly field: Field }>;

/** What keeping has changed, for as long as it can be undone. */
export interface KeptChange {
  readonly before: string;
  readonly after: string;
  readonly added: readonly string[];
}

export type ProposalRequest =
  | { readonly field: "summary" | "skills" }
  | { readonly field: "experience"; readonly index: number };

export type AskForProposal = (request: ProposalRequest) => Promise<Enhancement & { readonly proposals: Proposal[] }>;

export interface Suggestions {
  readonly proposals: readonly Proposal[];
  readonly ask: AskForProposal;
  /** Closes a proposal, with the change that keeps it or with none. */
  readonly resolve: (proposalId: string, update?: ProfileUpdate) => void;
}

type ByPart<Value> = Readonly<Partial<Record<EnhancedPart, Value>>>;

export interface Enhancing {
  readonly busy: EnhancedPart | null;
  readonly failures: ByPart<string>;
  readonly proposals: readonly Proposal[];
  /** The proposal that has just come in this tab, by its id. */
  readonly arrivedId: string | null;
  readonly status: string;
  readonly enhance: (part: EnhancedPart) => void;
  readonly keep: (proposal: Proposal, value: KeptValue) => void;
  readonly dismiss: (proposal: Proposal) => void;
  readonly kept: ByPart<KeptChange>;
  readonly undo: (part: EnhancedPart) => void;
}

const indexOf = (part: EnhancedPart): number => Number(part.split(" ")[1] ?? -1);
const fieldOf = (part: EnhancedPart): Proposal["field"] =>
  part === "summary" || part === "skills" ? part : "experience";

const requestFor = (part: EnhancedPart): ProposalRequest =>
  part === "summary" || part === "skills" ? { field: part } : { field: "experience", index: indexOf(part) };

const partOf = (proposal: Proposal, profile: Profile): EnhancedPart =>
  proposal.field === "experience" ? `experience ${positionOf(proposal.position, profile)}` : proposal.field;

const textOf = (part: EnhancedPart, profile: Profile): string => {
  if (part === "summary") return profile.summary;
  return part === "skills" ? "" : (profile.experience[indexOf(part)]?.description ?? "");
};

const undoneFrom = (part: EnhancedPart, { before, added }: KeptChange, profile: Profile): ProfileUpdate => {
  if (part === "summary") return { summary: before };
  if (part === "skills") return { skills: profile.skills.filter((skill) => !added.includes(skill)) };
  const { experience } = profile;
  return {
    experience: experience.map((each, at) => (at === indexOf(part) ? { ...each, description: before } : each)),
  };
};

/** Edited since, there is nothing left that Undo could take back without losing the edit. */
const canUndo = (part: EnhancedPart, { after, added }: KeptChange, profile: Profile): boolean =>
  part === "skills" ? added.some((skill) => profile.skills.includes(skill)) : textOf(part, profile) === after;

const arrival: Readonly<Record<Proposal["field"], string>> = {
  summary: "A suggested summary is ready. It's not in your profile yet.",
  skills: "Suggested skills are ready. They're not in your profile yet.",
  experience: "A suggested description is ready. It's not in your profile yet.",
};

const without = <Value>(map: ByPart<Value>, part: EnhancedPart): ByPart<Value> => {
  const { [part]: _gone, ...rest } = map;
  return rest;
};

export const useEnhance = (profile: Profile, suggestions: Suggestions, onChange: (update: ProfileUpdate) => void) => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<EnhancedPart | null>(null);
  const [failures, setFailures] = useState<ByPart<string>>({});
  const [kept, setKept] = useState<ByPart<KeptChange>>({});
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  }, [profile]);

  const ask = async (part: EnhancedPart): Promise<void> => {
    setBusy(part);
    setStatus("");
    setFailures((before) => without(before, part));
    const moment = new Promise<void>((resolve) => void setTimeout(resolve, leastBusyMs));
    try {
      const [{ proposals }] = await Promise.all([suggestions.ask(requestFor(part)), moment]);
      const made = proposals.find((each) => partOf(each, latest.current) === part);
      if (made === undefined) {
        toast({ title: "Nothing to add", description: `We found nothing to add to your ${fieldOf(part)}.` });
        return;
      }
      setKept((before) => without(before, part));
      setArrivedId(made.id);
      setStatus(arrival[made.field]);
    } catch (error) {
      setFailures((before) => ({ ...before, [part]: problemOf(error).message }));
    } finally {
      setBusy(null);
    }
  };

  const keep = (proposal: Proposal, value: KeptValue): void => {
    const part = partOf(proposal, profile);
    const update = keptUpdate(proposal, value, profile);
    suggestions.resolve(proposal.id, update);
    const change: KeptChange = {
      before: textOf(part, profile),
      after: typeof value === "string" ? value : "",
      added: typeof value === "string" ? [] : newSkills(value, profile.skills),
    };
    setKept((before) => ({ ...before, [part]: change }));
    setStatus("");
    toast({
      title: "AI Suggestions Applied",
      description: `Your ${proposal.field} has been enhanced with AI recommendations.`,
    });
  };

  const enhancing: Enhancing = {
    busy,
    failures,
    // While one is busy the answer may be here already; it is shown when the moment is over.
    proposals: suggestions.proposals.filter((each) => busy === null || partOf(each, profile) !== busy),
    arrivedId,
    status,
    enhance: (part) => void oneAtATime(() => ask(part)),
    keep,
    dismiss: ({ id }) => {
      suggestions.resolve(id);
      setStatus("Suggestion dismissed.");
    },
    kept: Object.fromEntries(
      (Object.entries(kept) as [EnhancedPart, KeptChange][]).filter(([part, change]) => canUndo(part, change, profile)),
    ),
    undo: (part) => {
      const change = kept[part];
      if (change === undefined) return;
      onChange(undoneFrom(part, change, profile));
      setKept((before) => without(before, part));
    },
  };
  return enhancing;
};
