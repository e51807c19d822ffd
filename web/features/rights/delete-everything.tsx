import { useState } from "react";
import { deleteEverything, deletion, deletionWord, type Rights } from "#domain/rights/rights.ts";
import { call } from "../../lib/api/api.ts";
import { hardNavigate } from "../../lib/page/hard-navigate.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { clearHint } from "../../lib/page/visitor-hint.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { RightsCard } from "./rights-card.tsx";

const fields = ["word", "password"] as const;

interface FormProps {
  readonly isMember: boolean;
  readonly needsPassword: boolean;
  readonly onCancel: () => void;
}

const DeletionForm = ({ isMember, needsPassword, onCancel }: FormProps) => {
  const oneAtATime = useOneAtATime();
  const { register, handleSubmit, setError, formState } = useZodForm(deletion, {
    defaultValues: { word: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const erase = async (body: { readonly word: string; readonly password: string }): Promise<void> => {
    try {
      const { id } = await call(deleteEverything, { body });
      sessionStorage.clear();
      if (!isMember) clearHint();
      await hardNavigate(`/erased/${id}`);
    } catch (error) {
      const problem = toProblem(error);
      const fieldErrors = fields.filter((name) => problem.errors[name] !== undefined);
      for (const name of fieldErrors) setError(name, { message: problem.errors[name] ?? "" }, { shouldFocus: true });
      if (fieldErrors.length === 0) setError("root", { message: problem.message });
    }
  };
  const submit = handleSubmit(erase);
  return (
    <form
      noValidate
      method="post"
      aria-label="Delete everything"
      className="mt-5 grid max-w-[26rem] gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void oneAtATime(() => submit(event));
      }}
    >
      <FailureNotice text={errors.root?.message} />
      <Field label={`Type the word ${deletionWord}`} error={errors.word?.message}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field */}
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus {...register("word")} />
      </Field>
      {needsPassword && (
        <Field label="Your password" hint="To confirm it's you." error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register("password")} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button type="submit" variant="danger" busy={isSubmitting && "Deleting"}>
          {isMember ? "Delete candidate data" : "Delete everything"}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const erasedWithProfile = [
  "Your profile, resumes, photo, projects, connections and saved jobs",
  "Your match index entries and scores, and copies in companies' workspaces from introductions",
] as const;

/** Erased only with the account. A workspace member keeps both. */
const erasedWithAccount = [
  "Forms and emails you sent us from your confirmed address, queued emails, and text in our email log",
  "Your account and all sign-in methods",
] as const;

export const DeleteEverything = ({ standing, workspaces }: Pick<Rights, "standing" | "workspaces">) => {
  const [open, setOpen] = useState(false);
  const isMember = standing === "member";
  if (standing === "staff")
    return (
      <RightsCard>
        <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
          Staff accounts can only be removed by an administrator. Ask one to remove yours.
        </p>
      </RightsCard>
    );
  return (
    <RightsCard className="border-bad">
      <p className="text-[17px]/7 font-[540]">Immediate and permanent</p>
      <ul className="mt-3 grid max-w-[62ch] list-disc gap-1.5 pl-5 text-[15px]/6 text-ink-2">
        {[...erasedWithProfile, ...(standing === "account" ? erasedWithAccount : [])].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {isMember && (
        <p className="mt-4 max-w-[62ch] rounded-control bg-paper-2 px-4 py-3 text-[15px]/6">
          You belong to {workspaces.join(" and ")}, so we'll keep your account itself. To delete it too, leave{" "}
          {workspaces.length === 1 ? "the workspace" : "the workspaces"} first and come back here.
        </p>
      )}
      <p className="mt-4 max-w-[62ch] text-sm/5 text-ink-3">
        A company's records about an application you sent belong to that company, so ask them about those. Totals in our
        analytics, such as the number of applicants, stay but no longer identify you. You'll get a receipt
        {standing === "visitor" ? "." : isMember ? " here and by email." : " here and in a final email."}
      </p>
      {open ? (
        <DeletionForm isMember={isMember} needsPassword={standing !== "visitor"} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="danger" className="mt-5 max-sm:w-full" onClick={() => setOpen(true)}>
          {isMember ? "Delete candidate data" : "Delete everything"}
        </Button>
      )}
    </RightsCard>
  );
};
