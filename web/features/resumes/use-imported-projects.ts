/** Adds the projects of an import to the portfolio, once each, and takes them out again. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addProject, listProjects, type ProjectFacts, removeProject } from "#domain/profiles/portfolio.ts";
import type { ParsedResume } from "#domain/resumes/import/import-resume.ts";
import { importedProjects } from "#domain/resumes/import/profile-update.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { runSequentially } from "../../lib/api/run-sequentially.ts";

export interface ImportedProject {
  readonly facts: ProjectFacts;
  readonly state: "waiting" | "added" | "known" | "undone" | "failed";
  /** Of the added project. */
  readonly id?: string;
  readonly failure?: string;
}

const hasTitle =
  ({ title }: ProjectFacts) =>
  (other: { readonly title: string }) =>
    other.title.trim().toLowerCase() === title.trim().toLowerCase();

export const useImportedProjects = (parsedResume: ParsedResume) => {
  const client = useQueryClient();
  const [items, setItems] = useState<readonly ImportedProject[]>(() =>
    importedProjects(parsedResume).map((facts) => ({ facts, state: "waiting" })),
  );
  const [busy, setBusy] = useState(false);
  const set = (at: number, item: ImportedProject) =>
    setItems((all) => all.map((each, index) => (index === at ? item : each)));

  /** Runs one after the other, since each project is placed behind the last one. */
  const forEach = async (
    isMeant: (item: ImportedProject) => boolean,
    action: (item: ImportedProject) => Promise<ImportedProject>,
  ): Promise<void> => {
    setBusy(true);
    await runSequentially(async () => {
      for (const [at, item] of items.entries()) {
        if (!isMeant(item)) continue;
        try {
          set(at, await action(item));
        } catch (error) {
          set(at, {
            ...item,
            failure: toProblem(error).message,
            ...(item.id === undefined ? { state: "failed" } : {}),
          });
        }
      }
    });
    await client.invalidateQueries({ queryKey: [listProjects.path] });
    setBusy(false);
  };
  const add = async ({ facts }: ImportedProject): Promise<ImportedProject> => {
    const { projects } = await call(listProjects, {});
    if (projects.some(hasTitle(facts))) return { facts, state: "known" };
    const { id } = await call(addProject, { body: facts });
    return { facts, state: "added", id };
  };
  const remove = async ({ facts, id = "" }: ImportedProject): Promise<ImportedProject> => {
    await call(removeProject, { params: { id } });
    return { facts, state: "undone" };
  };

  useEffect(() => {
    if (items.length > 0) void forEach(({ state }) => state === "waiting", add);
    // Runs once for each import: a second import starts a new review.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    items,
    busy,
    hasChanges: items.some(({ state }) => state === "added"),
    add: (item: ImportedProject) => forEach((each) => each === item, add),
    undo: (item: ImportedProject) => forEach((each) => each === item, remove),
    undoAll: () => forEach(({ state }) => state === "added", remove),
  };
};

export type ImportedProjects = ReturnType<typeof useImportedProjects>;
