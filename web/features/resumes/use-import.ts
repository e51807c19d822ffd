/** Runs one import at a time, with its step, its last failure, and a way to cancel. */
import { useEffect, useRef, useState } from "react";
import type { ProfileUpdate } from "#domain/profiles/profile.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { importedProjects, profileUpdateOf } from "#domain/resumes/import/profile-update.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import { fetchReading, type ImportKind, type ImportSource, type ImportStep, importMessages } from "./import-sources.ts";

export interface RunningImport {
  readonly kind: ImportKind;
  readonly step: ImportStep;
}

export interface ImportFailure {
  readonly kind: ImportKind;
  readonly text: string;
}

const noTextFound =
  "We checked every page of this scan but couldn't find any readable text. Try a sharper scan or the original document.";
const recognitionFailed =
  "We couldn't recognize the text in this scan. Try again, or use the original document if you have it.";
const nothingFound = "We found nothing in it to add to your profile.";

const findProblem = (parsedResume: ParsedResume, update: ProfileUpdate): string | undefined => {
  if (parsedResume.status === "unreadable") return noTextFound;
  if (parsedResume.status === "failed") return recognitionFailed;
  const hasContent = Object.keys(update).length > 0 || importedProjects(parsedResume).length > 0;
  return hasContent ? undefined : nothingFound;
};

const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

const failureReason = (error: unknown): string =>
  toProblem(error instanceof Error && error.cause !== undefined ? error.cause : error).message;

export const useImport = (onDone: (update: ProfileUpdate, parsedResume: ParsedResume) => void) => {
  const [running, setRunning] = useState<RunningImport>();
  const [failure, setFailure] = useState<ImportFailure>();
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const fail = (kind: ImportKind, text: string) => {
    setFailure({ kind, text });
    toast(importMessages[kind].failed);
  };

  const start = async (source: ImportSource): Promise<void> => {
    if (controllerRef.current !== undefined) return;
    const { kind } = source;
    const controller = new AbortController();
    controllerRef.current = controller;
    setFailure(undefined);
    try {
      const onStep = (step: ImportStep) => setRunning({ kind, step });
      const parsedResume = await fetchReading(source, { signal: controller.signal, onStep });
      const update = profileUpdateOf(parsedResume);
      const problem = findProblem(parsedResume, update);
      if (problem === undefined) {
        toast(importMessages[kind].done);
        onDone(update, parsedResume);
      } else fail(kind, problem);
    } catch (error) {
      if (!isCanceled(error)) {
        console.error(error);
        fail(kind, failureReason(error));
      }
    } finally {
      controllerRef.current = undefined;
      setRunning(undefined);
    }
  };

  return {
    running,
    failure,
    start,
    cancel: () => controllerRef.current?.abort(),
    clearFailure: () => setFailure(undefined),
  };
};
