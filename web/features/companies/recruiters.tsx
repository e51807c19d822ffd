import { useState } from "react";
import { brand } from "#domain/brand.ts";
import { admitRecruiter, removeRecruiter, type Recruiter } from "#domain/companies/members.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Input } from "../../ui/input.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface AccessFormValues {
  email: string;
}

const GrantAccessForm = () => {
  const change = useApiMutation();
  const form = useZodForm(admitRecruiter.body, { defaultValues: { email: "" } });
  const { errors } = form.formState;

  const grantAccess = async (body: AccessFormValues): Promise<void> => {
    const failed = await change.run(() => call(admitRecruiter, { body }));
    if (failed !== undefined) {
      setFieldErrors(form.setError, failed);
      return;
    }
    toast({ title: "Access granted", description: `${body.email} can now open this workspace.` });
    form.reset();
  };

  return (
    <form
      noValidate
      aria-label="Give a recruiter access"
      onSubmit={(event) => void form.handleSubmit(grantAccess)(event)}
    >
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,400px)_auto] sm:justify-start">
        <Field label="Recruiter's email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start sm:mt-7 sm:h-12!"
          busy={change.busy && "Giving access"}
        >
          Give access
        </Button>
      </div>
      <FailureNotice className="mt-3" text={Object.keys(errors).length > 0 ? undefined : change.failure} />
    </form>
  );
};

/** The recruiters with access. Every member sees them; only admins change them. */
export const Recruiters = ({ recruiters }: { readonly recruiters: readonly Recruiter[] }) => {
  const { may } = useViewer();
  const change = useApiMutation();
  const [revokingId, setRevokingId] = useState<string>();
  const canGrantAccess = may("recruiter.admit");

  const revokeAccess = async (userId: string): Promise<void> => {
    setRevokingId(userId);
    await change.run(() => call(removeRecruiter, { params: { userId } }));
    setRevokingId(undefined);
  };

  return (
    <>
      <FailureNotice text={change.failure} />
      {recruiters.length === 0 ? (
        <p className={cardClass("px-5 py-4 text-[15px]/6 text-ink-2")}>No {brand.name} recruiter has access.</p>
      ) : (
        <ul aria-label="Recruiters with access" className={cardClass("divide-y divide-line")}>
          {recruiters.map(({ userId, name, email, admittedAt }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
              <Initials name={name} />
              <div className="min-w-0 flex-1 basis-48">
                <p className="text-[15px]/6 font-[560] wrap-anywhere">{name}</p>
                <p className="text-sm/5 wrap-anywhere text-ink-3">
                  {email}, since <Timestamp iso={admittedAt} />
                </p>
              </div>
              {canGrantAccess && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => void revokeAccess(userId)}
                  busy={revokingId === userId && "Removing access"}
                >
                  Remove access<span className="sr-only"> for {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canGrantAccess && <GrantAccessForm />}
    </>
  );
};
