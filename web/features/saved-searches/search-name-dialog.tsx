import { type FormEvent, useId, useState } from "react";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface SearchNameDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly name: string;
  readonly submit: string;
  readonly canShare?: boolean;
  readonly onSubmit: (values: { readonly name: string; readonly shared: boolean }) => Promise<unknown>;
}

const NameForm = ({
  id,
  name: before,
  canShare = false,
  onSubmit,
  onDone,
}: {
  readonly id: string;
  readonly name: string;
  readonly canShare?: boolean;
  readonly onSubmit: SearchNameDialogProps["onSubmit"];
  readonly onDone: () => void;
}) => {
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(false);
  const change = useApiMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") return;
    if ((await change.run(() => onSubmit({ name: name.trim(), shared }))) === undefined) onDone();
  };
  return (
    <form id={id} onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label="Name">
        <Input
          value={name}
          required
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
          placeholder="Night nurses in Ohio"
        />
      </Field>
      {canShare && (
        <Checkbox
          label="Share with everyone in the workspace"
          checked={shared}
          onCheckedChange={(checked) => setShared(checked === true)}
        />
      )}
      <FailureNotice text={change.failure} />
    </form>
  );
};

export const SearchNameDialog = ({
  open,
  onOpenChange,
  title,
  name,
  submit,
  canShare = false,
  onSubmit,
}: SearchNameDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={<DialogActions formId={id} submit={submit} busy={false} onCancel={() => onOpenChange(false)} />}
    >
      <NameForm id={id} name={name} canShare={canShare} onSubmit={onSubmit} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
};
