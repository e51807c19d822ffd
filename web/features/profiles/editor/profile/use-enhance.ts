/**
 * AI Enhance and AI Suggest Skills. One request runs at a time, and the profile doesn't change until a suggestion is
 * accepted.
 */
import { useEffect, useRef, useState } from "react";
import type { Enhancement } from "#domain/profiles/proposals/enhance.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import {
  acceptedUpdate,
  type AcceptedValue,
  newSkills,
  findPositionIndex,
  type Proposal,
} from "#domain/profiles/proposals/proposal.ts";
import { useOneAtATime } from "../../../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../../../lib/api/problem.ts";
import { toast } from "../../../../ui/toast-store.ts";

/** A shorter busy state would go unnoticed. */
const minBusyMs = 1500;

/** What a suggestion is about: a field, or a position by its index. */
export type EnhancedPart = "summary" | "skills" | `experience ${number}`;

export type ProposalFor<Field extends Proposal["field"]> = Extract<Proposal, { readonly field: Field }>;

/** What an accepted suggestion changed, for as long as it can be undone. */
export interface AcceptedChange {
  readonly before: string;
  readonly after: string;
  readonly added: readonly string[];
}

export type ProposalRequest =
  | { readonly field: "summary" | "skills" }
  | { readonly field: "experience"; readonly index: number };

export type RequestProposal = (request: ProposalRequest) => Promise<Enhancement & { readonly proposals: Proposal[] }>;

export interface Suggestions {
  readonly proposals: readonly Proposal[];
  readonly request: RequestProposal;
  /** Accepts a proposal with `update`, or dismisses it without one. */
  readonly resolve: (proposalId: string, update?: ProfileUpdate) => void;
}

type ByPart<Value> = Readonly<Partial<Record<EnhancedPart, Value>>>;

export interface EnhanceState {
  readonly busy: EnhancedPart | null;
  readonly failures: ByPart<string>;
  readonly proposals: readonly Proposal[];
  /** The id of the proposal that has just arrived in this tab. */
  readonly arrivedId: string | null;
  readonly status: string;
  readonly enhance: (part: EnhancedPart) => void;
  readonly accept: (proposal: Proposal, value: AcceptedValue) => void;
  readonly dismiss: (proposal: Proposal) => void;
  readonly acceptedChanges: ByPart<AcceptedChange>;
  readonly undo: (part: EnhancedPart) => void;
}

const indexOf = (part: EnhancedPart): number => Number(part.split(" ")[1] ?? -1);
const fieldOf = (part: EnhancedPart): Proposal["field"] =>
  part === "summary" || part === "skills" ? part : "experience";

const toRequest = (part: EnhancedPart): ProposalRequest =>
  part === "summary" || part === "skills" ? { field: part } : { field: "experience", index: indexOf(part) };

const toPart = (proposal: Proposal, profile: Profile): EnhancedPart =>
  proposal.field === "experience" ? `experience ${findPositionIndex(proposal.position, profile)}` : proposal.field;

const partText = (part: EnhancedPart, profile: Profile): string => {
  if (part === "summary") return profile.summary;
  return part === "skills" ? "" : (profile.experience[indexOf(part)]?.description ?? "");
};

const undoUpdate = (part: EnhancedPart, { before, added }: AcceptedChange, profile: Profile): ProfileUpdate => {
  if (part === "summary") return { summary: before };
  if (part === "skills") return { skills: profile.skills.filter((skill) => !added.includes(skill)) };
  const { experience } = profile;
  return {
    experience: experience.map((each, index) => (index === indexOf(part) ? { ...each, description: before } : each)),
  };
};

/** Undo is available only while the text is unedited, since it would discard the edit. */
const canUndo = (part: EnhancedPart, { after, added }: AcceptedChange, profile: Profile): boolean =>
  part === "skills" ? added.some((skill) => profile.skills.includes(skill)) : partText(part, profile) === after;

const readyText: Readonly<Record<Proposal["field"], string>> = {
  summary: "A suggested summary is ready. It's not in your profile yet.",
  skills: "Suggested skills are ready. They're not in your profile yet.",
  experience: "A suggested description is ready. It's not in your profile yet.",
};

const omitPart = <Value>(map: ByPart<Value>, part: EnhancedPart): ByPart<Value> => {
  const { [part]: _removed, ...rest } = map;
  return rest;
};

export const useEnhance = (profile: Profile, suggestions: Suggestions, onChange: (update: ProfileUpdate) => void) => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<EnhancedPart | null>(null);
  const [failures, setFailures] = useState<ByPart<string>>({});
  const [accepted, setAccepted] = useState<ByPart<AcceptedChange>>({});
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  }, [profile]);

  const requestProposal = async (part: EnhancedPart): Promise<void> => {
    setBusy(part);
    setStatus("");
    setFailures((previous) => omitPart(previous, part));
    const minDelay = new Promise<void>((resolve) => void setTimeout(resolve, minBusyMs));
    try {
      const [{ proposals }] = await Promise.all([suggestions.request(toRequest(part)), minDelay]);
      const newProposal = proposals.find((each) => toPart(each, latest.current) === part);
      if (newProposal === undefined) {
        toast({ title: "Nothing to add", description: `We found nothing to add to your ${fieldOf(part)}.` });
        return;
      }
      setAccepted((before) => omitPart(before, part));
      setArrivedId(newProposal.id);
      setStatus(readyText[newProposal.field]);
    } catch (error) {
      setFailures((before) => ({ ...before, [part]: toProblem(error).message }));
    } finally {
      setBusy(null);
    }
  };

  const accept = (proposal: Proposal, value: AcceptedValue): void => {
    const part = toPart(proposal, profile);
    const update = acceptedUpdate(proposal, value, profile);
    suggestions.resolve(proposal.id, update);
    const change: AcceptedChange = {
      before: partText(part, profile),
      after: typeof value === "string" ? value : "",
      added: typeof value === "string" ? [] : newSkills(value, profile.skills),
    };
    setAccepted((before) => ({ ...before, [part]: change }));
    setStatus("");
    toast({
      title: "AI Suggestions Applied",
      description: `Your ${proposal.field} has been enhanced with AI recommendations.`,
    });
  };

  const enhancing: EnhanceState = {
    busy,
    failures,
    // The response may arrive before the minimum busy time is over, so it is hidden until then.
    proposals: suggestions.proposals.filter((each) => busy === null || toPart(each, profile) !== busy),
    arrivedId,
    status,
    enhance: (part) => void oneAtATime(() => requestProposal(part)),
    accept,
    dismiss: ({ id }) => {
      suggestions.resolve(id);
      setStatus("Suggestion dismissed.");
    },
    acceptedChanges: Object.fromEntries(
      (Object.entries(accepted) as [EnhancedPart, AcceptedChange][]).filter(([part, change]) =>
        canUndo(part, change, profile),
      ),
    ),
    undo: (part) => {
      const change = accepted[part];
      if (change === undefined) return;
      onChange(undoUpdate(part, change, profile));
      setAccepted((before) => omitPart(before, part));
    },
  };
  return enhancing;
};
