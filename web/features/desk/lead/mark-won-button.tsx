/** Turns a lead into a client with one prefilled dialog. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadPage } from "#domain/desk/lead-page.ts";
import { winLead } from "#domain/desk/lead-actions.ts";
import { call } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { setFieldErrors, toProblem } from "../../../lib/api/problem.ts";
import { useZodForm } from "../../../lib/use-zod-form.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { refreshInbox, refreshLead } from "../desk.queries.ts";

type Lead = LeadPage["lead"];

interface MarkWonDialogProps {
  readonly lead: Lead;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const formId = "win-form";

const MarkWonDialog = ({ lead, open, onOpenChange }: MarkWonDialogProps) => {
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const { register, handleSubmit, setError, formState } = useZodForm(winLead.body, {
    defaultValues: { company: lead.company, adminEmail: lead.email },
  });
  const { errors, isSubmitting } = formState;
  const markAsWon = handleSubmit(async (body) => {
    try {
      await call(winLead, { params: { id: lead.id }, body });
      onOpenChange(false);
      toast({
        title: `${body.company} is now a client`,
        description: `We emailed an invitation to ${body.adminEmail}.`,
      });
      await Promise.all([refreshInbox(client), refreshLead(client, lead.id)]);
    } catch (error) {
      const problem = toProblem(error);
      setFieldErrors(setError, problem);
      if (Object.keys(problem.errors).length === 0) setError("root", { message: problem.message });
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mark as won"
      description="We'll create a workspace from this lead, email this person an invitation to be its admin, and add you as the recruiter."
      className="sm:max-w-[480px]"
      footer={
        <DialogActions
          formId={formId}
          submit="Mark as won"
          busy={isSubmitting && "Creating workspace"}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(() => markAsWon(event));
        }}
        className="grid gap-4"
      >
        <FailureNotice text={errors.root?.message} />
        <Field label="Company name" error={errors.company?.message}>
          <Input autoComplete="off" {...register("company")} />
        </Field>
        <Field label="Admin's email" error={errors.adminEmail?.message}>
          <Input type="email" autoComplete="off" {...register("adminEmail")} />
        </Field>
      </form>
    </Dialog>
  );
};

export const MarkWonButton = ({ lead }: { readonly lead: Lead }) => {
  const [open, setOpen] = useState(false);
  if (lead.workspace !== null) return <Badge tone="good">Client: {lead.workspace.name}</Badge>;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Mark as won
      </Button>
      {/* The key resets the dialog for each lead. */}
      <MarkWonDialog key={lead.id} lead={lead} open={open} onOpenChange={setOpen} />
    </>
  );
};
