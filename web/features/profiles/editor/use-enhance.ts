/** AI Enhance and AI Suggest Skills: one at a time, busy until the answer and at least a moment, then applied, marked and undoable. */
import { useEffect, useRef, useState } from "react";
import { enhanceProfile, type Enhancement, type EnhanceRequest } from "#domain/profiles/enhance.ts";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { call } from "../../../lib/api.ts";
import { useOneAtATime } from "../../../lib/one-at-a-time.ts";
import { problemOf } from "../../../lib/problem.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Shorter than this, nobody sees that anything was done. */
const leastBusyMs = 1500;

/** What was changed: by field, and for a job by its place in the list. */
export type EnhancedPart = "summary" | "skills" | `experience ${number}`;

export interface ChangeMark {
  readonly before: string;
  readonly after: string;
  readonly added: readonly string[];
}

export interface Enhancing {
  readonly busy: EnhancedPart | null;
  readonly marks: Readonly<Partial<Record<EnhancedPart, ChangeMark>>>;
  readonly failures: Readonly<Partial<Record<EnhancedPart, string>>>;
  readonly enhance: (part: EnhancedPart) => void;
  readonly undo: (part: EnhancedPart) => void;
  readonly keep: (part: EnhancedPart) => void;
}

const indexOf = (part: EnhancedPart): number => Number(part.split(" ")[1] ?? -1);

const requestFor = (part: EnhancedPart, currentProfile: Profile): EnhanceRequest =>
  part === "summary" || part === "skills"
    ? { field: part, currentProfile }
    : { field: "experience", index: indexOf(part), currentProfile };

const withDescription = ({ experience }: Profile, index: number, description: string): ProfileUpdate => ({
  experience: experience.map((each, at) => (at === index ? { ...each, description } : each)),
});

const sameSkill = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What was typed while the answer was on its way stays: suggestions only come on top. */
const updateFrom = (answer: Enhancement, profile: Profile): ProfileUpdate => {
  if (answer.field === "summary") return { summary: answer.value };
  if (answer.field === "experience") return withDescription(profile, answer.index, answer.value);
  const isNew = (skill: string) => !profile.skills.some((each) => sameSkill(each, skill));
  return { skills: [...profile.skills, ...answer.added.filter(isNew)] };
};

const beforeOf = (part: EnhancedPart, profile: Profile): string => {
  if (part === "summary") return profile.summary;
  return part === "skills" ? "" : (profile.experience[indexOf(part)]?.description ?? "");
};

const undoneFrom = (part: EnhancedPart, { before, added }: ChangeMark, profile: Profile): ProfileUpdate => {
  if (part === "summary") return { summary: before };
  if (part !== "skills") return withDescription(profile, indexOf(part), before);
  return { skills: profile.skills.filter((skill) => !added.includes(skill)) };
};

const fieldOf = (part: EnhancedPart): string => part.split(" ")[0] ?? "";

export const useEnhance = (profile: Profile, onChange: (update: ProfileUpdate) => void): Enhancing => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<EnhancedPart | null>(null);
  const [marks, setMarks] = useState<Enhancing["marks"]>({});
  const [failures, setFailures] = useState<Enhancing["failures"]>({});
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  }, [profile]);

  const keep = (part: EnhancedPart) => setMarks(({ [part]: _gone, ...rest }) => rest);

  const apply = (part: EnhancedPart, answer: Enhancement): void => {
    const before = beforeOf(part, latest.current);
    const after = answer.field === "skills" ? "" : answer.value;
    if (answer.added.length === 0 && before === after) {
      toast({ title: "Nothing to add", description: `Your ${fieldOf(part)} already says what your profile holds.` });
      return;
    }
    onChange(updateFrom(answer, latest.current));
    setMarks((marks) => ({ ...marks, [part]: { before, after, added: answer.added } }));
    toast({
      title: "AI Suggestions Applied",
      description: `Your ${fieldOf(part)} has been enhanced with AI recommendations.`,
    });
  };

  const ask = async (part: EnhancedPart): Promise<void> => {
    setBusy(part);
    setFailures(({ [part]: _gone, ...rest }) => rest);
    const moment = new Promise<void>((resolve) => void setTimeout(resolve, leastBusyMs));
    try {
      const body = requestFor(part, latest.current);
      const [answer] = await Promise.all([call(enhanceProfile, { body }), moment]);
      apply(part, answer);
    } catch (error) {
      setFailures((failures) => ({ ...failures, [part]: problemOf(error).message }));
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    marks,
    failures,
    enhance: (part) => void oneAtATime(() => ask(part)),
    undo: (part) => {
      const mark = marks[part];
      if (mark === undefined) return;
      onChange(undoneFrom(part, mark, profile));
      keep(part);
    },
    keep,
  };
};
