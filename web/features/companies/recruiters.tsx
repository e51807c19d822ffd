import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { brand } from "#domain/brand.ts";
import { admitRecruiter, dismissRecruiter, type Recruiter } from "#domain/companies/members.ts";
import { call } from "../../lib/api.ts";
import { markFields } from "../../lib/problem.ts";
import { useChange } from "../../lib/use-change.ts";
import { useViewer } from "../../lib/viewer.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Input } from "../../ui/input.tsx";
import { Moment } from "../../ui/moment.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

interface Admission {
  email: string;
}

const AdmitForm = () => {
  const change = useChange();
  const form = useForm<Admission>({
    defaultValues: { email: "" },
    resolver: zodResolver(admitRecruiter.body) as never,
  });
  const { errors } = form.formState;

  const admit = async (body: Admission): Promise<void> => {
    const failed = await change.run(() => call(admitRecruiter, { body }));
    if (failed !== undefined) {
      markFields(form.setError, failed);
      return;
    }
    toast({ title: "Access given", description: `${body.email} can open this workspace now.` });
    form.reset();
  };

  return (
    <form noValidate aria-label="Give a recruiter access" onSubmit={(event) => void form.handleSubmit(admit)(event)}>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,400px)_auto] sm:justify-start">
        <Field label="Recruiter's e-mail" error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Button
          type="submit"
          look="secondary"
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

/** Who of the firm has access: every member sees it, an admin decides it. */
export const Recruiters = ({ recruiters }: { readonly recruiters: readonly Recruiter[] }) => {
  const { may } = useViewer();
  const change = useChange();
  const [leaving, setLeaving] = useState<string>();
  const mayAdmit = may("recruiter.admit");

  const dismiss = async (userId: string): Promise<void> => {
    setLeaving(userId);
    await change.run(() => call(dismissRecruiter, { params: { userId } }));
    setLeaving(undefined);
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
                  {email}, since <Moment iso={admittedAt} />
                </p>
              </div>
              {mayAdmit && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => void dismiss(userId)}
                  busy={leaving === userId && "Removing access"}
                >
                  Remove access<span className="sr-only"> of {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdmit && <AdmitForm />}
    </>
  );
};
