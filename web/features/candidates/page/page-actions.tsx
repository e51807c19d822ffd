import { EllipsisVertical, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { type CandidatePage, deleteCandidate } from "#domain/candidates/candidate-page.ts";
import { call } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { CandidateActions } from "./use-candidate-actions.tsx";

const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));

const applicationsText = (count: number): string =>
  count === 0 ? "" : count === 1 ? ", their application" : `, their ${count} applications`;

export const PageActions = ({
  page,
  actions,
}: {
  readonly page: CandidatePage;
  readonly actions: CandidateActions;
}) => {
  const [editCount, setEditCount] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const oneAtATime = useOneAtATime();
  const navigate = useNavigate();

  const remove = () =>
    oneAtATime(async () => {
      setBusy(true);
      try {
        await call(deleteCandidate, { params: { id: page.id } });
        toast({
          title: `${page.name} deleted`,
          description: "Their applications, notes, files, and history are deleted too.",
        });
        await navigate("/platform/candidates");
      } catch (error) {
        setFailure(toProblem(error).message);
        setBusy(false);
      }
    });

  if (!actions.canEdit) return null;
  return (
    <div className="flex gap-2.5">
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          actions.attempt("edit a candidate", () => {
            setEditCount(editCount + 1);
            setEditing(true);
          })
        }
      >
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      <Menu
        label="Candidate actions"
        trigger={
          <button type="button" aria-label="More actions" className={buttonClass("secondary", "small", "px-2.5!")}>
            <EllipsisVertical aria-hidden="true" />
          </button>
        }
      >
        <MenuItem onSelect={() => actions.attempt("delete a candidate", () => setDeleting(true))}>
          Delete candidate
        </MenuItem>
      </Menu>
      {editCount > 0 && (
        <Suspense>
          <EditDialog key={editCount} page={page} open={isEditing} onOpenChange={setEditing} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete ${page.name}?`}
        text={`This deletes the candidate${applicationsText(page.applications.length)}, notes, files, and history for everyone in the workspace. You can't undo this.`}
        confirm="Delete candidate"
        busy={busy && "Deleting"}
        failure={failure}
        onConfirm={() => void remove()}
      />
    </div>
  );
};
