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
  declined: "has said no",
  withdrawn: "took it back",
  "asked today": "was asked today",
  "no address": "has no address to write to",
  over: "is not considered any more",
};

const requestConsents = async ({ id }: Shortlist): Promise<Shortlist> => {
  const { shortlist, asked, leftOut } = await call(askConsents, { params: { id }, body: {} });
  const leftOutText = leftOut.map(({ name, why }) => `${name} ${leftOutReasons[why] ?? why}`).join(", ");
  toast({
    title: asked.length === 0 ? "Nobody was asked" : `${countText(asked.length, "mail is", "mails are")} on their way`,
    description:
      [asked.join(", "), leftOutText].filter((part) => part !== "").join(". ") || "Everybody has agreed already.",
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
      title="Another last day"
      description="The links stay the same. Whoever agreed for a shorter time leaves the list when that is over, unless you ask again."
      footer={<DialogActions formId={formId} submit="Save" busy={busy ?? false} onCancel={onClose} />}
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
    description={`${countText(list.readers.length, "reader gets", "readers get")} a mail with a link of their own to ${countText(list.entries.length, "candidate", "candidates")}, ${list.isAnonymous ? "without names" : "by name"}. It goes out only if everybody on it has agreed.`}
    className="sm:max-w-[480px]"
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy === "Sending" && "Sending"} onClick={onSend}>
          Send it
        </Button>
      </>
    }
  >
    <ul aria-label="Readers" className="text-[15px]/7 wrap-anywhere">
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
          busy={busy === "Asking" && "Asking"}
          onClick={() => void run("Asking", () => requestConsents(list))}
        >
          <MailQuestion aria-hidden="true" />
          Ask for consent
        </Button>
      )}
      {canSend && !isSent && !isRevoked && list.state !== "expired" && (
        <Button variant={canRequest ? "secondary" : "primary"} size="small" onClick={() => setOpenDialog("send")}>
          <Send aria-hidden="true" />
          Send
        </Button>
      )}
      {!isRevoked && (
        <Menu
          label={`More for ${list.title}`}
          trigger={
            <button type="button" className={buttonClass("quiet", "small", "px-2.5!")} aria-label="More">
              <MoreHorizontal aria-hidden="true" />
            </button>
          }
        >
          {canSend && !isSent && (
            <MenuItem onSelect={onEdit}>
              <Pencil className="size-4" aria-hidden="true" />
              Change it
            </MenuItem>
          )}
          {canSend && (
            <MenuItem onSelect={() => setOpenDialog("extend")}>
              <CalendarPlus className="size-4" aria-hidden="true" />
              Another last day
            </MenuItem>
          )}
          {isSent ? (
            <MenuItem onSelect={() => setOpenDialog("end")}>
              <Unlink className="size-4" aria-hidden="true" />
              End it now
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => setOpenDialog("drop")}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete the draft
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
        title="End this shortlist?"
        text="No link of it opens any more, from this moment on. It cannot be opened again; what was answered stays."
        confirm="End it"
        busy={busy === "Ending" && "Ending"}
        onConfirm={() => void runAndClose("Ending", () => call(revokeShortlist, { params: { id }, body: {} }))()}
      />
      <ConfirmDialog
        open={openDialog === "drop"}
        onOpenChange={(isOpen) => setOpenDialog(isOpen ? "drop" : null)}
        title="Delete this draft?"
        text="The people stay on the board, and what they have agreed to stays agreed."
        confirm="Delete it"
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
