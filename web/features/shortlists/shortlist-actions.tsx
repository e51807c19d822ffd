/** The actions of a shortlist: request consent, send, edit, extend, revoke, delete. */
import { CalendarPlus, MailQuestion, MoreHorizontal, Pencil, Send, Trash2, Unlink } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { maxDaysOpen } from "#domain/shortlists/shortlist-states.ts";
import {
  askConsents,
  deleteShortlist,
  extendShortlist,
  revokeShortlist,
  sendShortlist,
  type Shortlist,
} from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api/api.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { ShortlistActionProps } from "./shortlist-card.tsx";
import { countText } from "./shortlist-labels.ts";

const dayMs = 86_400_000;
const dateInDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const leftOutReasons: Readonly<Record<string, string>> = {
  declined: "declined",
  withdrawn: "withdrew consent",
  "asked today": "was already asked today",
  "no address": "has no email address",
  over: "is no longer active",
};

const requestConsents = async ({ id }: Shortlist): Promise<Shortlist> => {
  const { shortlist, asked, leftOut } = await call(askConsents, { params: { id }, body: {} });
  const leftOutText = leftOut.map(({ name, why }) => `${name} ${leftOutReasons[why] ?? why}`).join(", ");
  toast({
    title:
      asked.length === 0
        ? "No consent requests sent"
        : `${countText(asked.length, "consent request", "consent requests")} sent`,
    description:
      [asked.join(", "), leftOutText].filter((part) => part !== "").join(". ") || "Everyone has already agreed.",
  });
  return shortlist;
};

interface ExtendDialogProps extends ShortlistActionProps {
  readonly onClose: () => void;
}

const ExtendDialog = ({ list, busy, run, onClose }: ExtendDialogProps) => {
  const formId = useId();
  const [lastDay, setLastDay] = useState(() => dateInDays(14));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run("Saving", () => call(extendShortlist, { params: { id: list.id }, body: { lastDay } }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Change end date"
      description="The links stay the same. Candidates whose consent ends sooner drop off the shortlist on that date unless you ask them again."
      footer={<DialogActions formId={formId} submit="Save date" busy={busy ?? false} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Field label="Open until">
          <Input
            type="date"
            value={lastDay}
            min={dateInDays(0)}
            max={dateInDays(maxDaysOpen)}
            onChange={(event) => setLastDay(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};

interface SendDialogProps extends ShortlistActionProps {
  readonly onClose: () => void;
  readonly onSend: () => void;
}

const SendDialog = ({ list, busy, onClose, onSend }: SendDialogProps) => (
  <Dialog
    open
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    title="Send this shortlist?"
    description={`${countText(list.readers.length, "reviewer gets", "reviewers get")} an email with a private link to ${countText(list.entries.length, "candidate", "candidates")}, ${list.isAnonymous ? "without names" : "with names"}. It's only sent if every candidate has agreed.`}
    className="sm:max-w-[480px]"
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy === "Sending" && "Sending"} onClick={onSend}>
          Send shortlist
        </Button>
      </>
    }
  >
    <ul aria-label="Reviewers" className="text-[15px]/7 wrap-anywhere">
      {list.readers.map(({ id, name, email }) => (
        <li key={id}>
          {name} <span className="text-ink-3">{email}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);

type OpenDialog = "send" | "end" | "drop" | "extend" | null;

export const ShortlistActions = ({
  onEdit,
  ...actionProps
}: ShortlistActionProps & { readonly onEdit: () => void }) => {
  const { list, canSend, busy, run } = actionProps;
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const isRevoked = list.state === "revoked";
  const isSent = list.sentAt !== null;
  // Candidates who declined are not asked again.
  const entriesWithoutConsent = list.entries.filter(
    ({ consent, agreedUntil, isActive }) =>
      isActive &&
      (["none", "asked", "expired"].includes(consent) || (agreedUntil !== null && agreedUntil < list.expiresAt)),
  );
  const canRequest = canSend && !isRevoked && list.state !== "expired" && entriesWithoutConsent.length > 0;
  const close = () => setOpenDialog(null);
  const runAndClose = (name: string, action: () => Promise<Shortlist | null>) => async (): Promise<void> => {
    await run(name, action);
    close();
  };
  const { id } = list;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canRequest && (
        <Button
          variant={isSent ? "secondary" : "primary"}
          size="small"
          busy={busy === "Requesting" && "Requesting"}
          onClick={() => void run("Requesting", () => requestConsents(list))}
        >
          <MailQuestion aria-hidden="true" />
          Request consent
        </Button>
      )}
      {canSend && !isSent && !isRevoked && list.state !== "expired" && (
        <Button variant={canRequest ? "secondary" : "primary"} size="small" onClick={() => setOpenDialog("send")}>
          <Send aria-hidden="true" />
          Send shortlist
        </Button>
      )}
      {!isRevoked && (
        <Menu
          label={`More actions for ${list.title}`}
          trigger={
            <button type="button" className={buttonClass("quiet", "small", "px-2.5!")} aria-label="More actions">
              <MoreHorizontal aria-hidden="true" />
            </button>
          }
        >
          {canSend && !isSent && (
            <MenuItem onSelect={onEdit}>
              <Pencil className="size-4" aria-hidden="true" />
              Edit shortlist
            </MenuItem>
          )}
          {canSend && (
            <MenuItem onSelect={() => setOpenDialog("extend")}>
              <CalendarPlus className="size-4" aria-hidden="true" />
              Change end date
            </MenuItem>
          )}
          {isSent ? (
            <MenuItem onSelect={() => setOpenDialog("end")}>
              <Unlink className="size-4" aria-hidden="true" />
              Revoke shortlist
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => setOpenDialog("drop")}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete draft
            </MenuItem>
          )}
        </Menu>
      )}
      {openDialog === "send" && (
        <SendDialog
          {...actionProps}
          onClose={close}
          onSend={() => void runAndClose("Sending", () => call(sendShortlist, { params: { id }, body: {} }))()}
        />
      )}
      <ConfirmDialog
        open={openDialog === "end"}
        onOpenChange={(isOpen) => setOpenDialog(isOpen ? "end" : null)}
        title="Revoke this shortlist?"
        text="All links to this shortlist stop working immediately. You can't undo this. We keep the feedback you've received."
        confirm="Revoke shortlist"
        busy={busy === "Revoking" && "Revoking"}
        onConfirm={() => void runAndClose("Revoking", () => call(revokeShortlist, { params: { id }, body: {} }))()}
      />
      <ConfirmDialog
        open={openDialog === "drop"}
        onOpenChange={(isOpen) => setOpenDialog(isOpen ? "drop" : null)}
        title="Delete this draft?"
        text="The candidates stay in the pipeline, and their consent still counts."
        confirm="Delete draft"
        busy={busy === "Deleting" && "Deleting"}
        onConfirm={() =>
          void runAndClose("Deleting", async () => {
            await call(deleteShortlist, { params: { id } });
            return null;
          })()
        }
      />
      {openDialog === "extend" && <ExtendDialog {...actionProps} onClose={close} />}
    </div>
  );
};
