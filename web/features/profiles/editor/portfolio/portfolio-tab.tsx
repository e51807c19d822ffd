import { Plus } from "lucide-react";
import { useState } from "react";
import {
  addProject,
  changeProject,
  listProjects,
  maxProjects,
  orderProjects,
  type Project,
  type ProjectFacts,
  removeProject,
} from "#domain/profiles/portfolio.ts";
import { call } from "../../../../lib/api/api.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useCachedRows, useRowMutation, useRows } from "../editor.queries.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectDialog } from "./project-dialog.tsx";

const grid = "grid gap-4 xl:grid-cols-2";

const swapItems = (projects: readonly Project[], index: number, step: -1 | 1): readonly string[] => {
  const ids = projects.map(({ id }) => id);
  const [movedId = ""] = ids.splice(index, 1);
  ids.splice(index + step, 0, movedId);
  return ids;
};

export const PortfolioTab = () => {
  const { data, isError, isFetching, refetch } = useRows(listProjects);
  const { keep, readAgain } = useCachedRows(listProjects);
  const change = useRowMutation();
  const [edited, setEdited] = useState<Project | "new" | null>(null);
  const [removedProject, setRemovedProject] = useState<Project | null>(null);

  if (isError) {
    return (
      <ErrorState
        title="We couldn't load your projects"
        text="They're still saved. Try again."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className={grid}>
        <Skeleton className="h-44 rounded-card!" />
        <Skeleton className="h-44 rounded-card!" />
      </div>
    );
  }
  const { projects } = data;

  const save = (facts: ProjectFacts) =>
    change.run("save", async () => {
      if (edited === "new" || edited === null) await call(addProject, { body: facts });
      else await call(changeProject, { params: { id: edited.id }, body: facts });
      await readAgain();
    });
  const remove = async ({ id }: Project): Promise<void> => {
    const failed = await change.run("remove", async () => keep(await call(removeProject, { params: { id } })));
    if (failed === undefined) setRemovedProject(null);
  };
  const move = (index: number, step: -1 | 1) =>
    void change.run("move", async () =>
      keep(await call(orderProjects, { body: { ids: [...swapItems(projects, index, step)] } })),
    );

  return (
    <>
      {projects.length === 0 && (
        <p className="mb-4 max-w-[60ch] text-[15px]/6 text-ink-2">
          No projects yet. Add something you built, ran, wrote or improved. It says more than a line on a resume.
        </p>
      )}
      <ul className={grid} aria-label="Projects">
        {projects.length < maxProjects && (
          <li className="flex">
            <button
              type="button"
              onClick={() => setEdited("new")}
              className="grid min-h-32 w-full place-content-center justify-items-center gap-2 rounded-card border border-dashed border-edge/60 p-4.5 font-[560] text-ink-2 transition-colors hover:border-brand hover:bg-brand-soft hover:text-brand"
            >
              <Plus className="size-6" aria-hidden="true" />
              Add New Project
            </button>
          </li>
        )}
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            isFirst={index === 0}
            isLast={index === projects.length - 1}
            disabled={change.busy !== null}
            onMove={(step) => move(index, step)}
            onEdit={() => setEdited(project)}
            onRemove={() => setRemovedProject(project)}
          />
        ))}
      </ul>
      {edited === null && removedProject === null && <FailureNotice text={change.failure} className="mt-4" />}
      {edited !== null && (
        <ProjectDialog
          project={edited === "new" ? null : edited}
          busy={change.busy === "save"}
          failure={change.failure}
          onSave={save}
          onClose={() => {
            change.clearFailure();
            setEdited(null);
          }}
        />
      )}
      <ConfirmDialog
        open={removedProject !== null}
        onOpenChange={(open) => {
          if (!open) setRemovedProject(null);
        }}
        title="Delete this project?"
        text={`"${removedProject?.title ?? ""}" will be permanently removed from your portfolio.`}
        confirm="Delete project"
        busy={change.busy === "remove" && "Deleting"}
        failure={change.failure}
        onConfirm={() => {
          if (removedProject !== null) void remove(removedProject);
        }}
      />
    </>
  );
};
