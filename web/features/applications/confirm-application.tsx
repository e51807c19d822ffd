/** The page of the emailed link until the address is confirmed: the submitted data and the confirm button. */
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  type ApplicationStatusPage,
  confirmApplication,
  denyApplication,
} from "#domain/applications/application-status.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Container } from "../../ui/container.tsx";

interface ConfirmProps {
  readonly token: string;
  readonly page: ApplicationStatusPage;
}

const rowsOf = ({ sent, email, resume }: ApplicationStatusPage): readonly (readonly [string, string])[] =>
  (
    [
      ["Name", sent.name],
      ["Email", email ?? ""],
      ["Phone", sent.phone ?? ""],
      ["Resume", resume.fileName ?? ""],
      ["Note", sent.note ?? ""],
    ] as const
  ).filter(([, value]) => value !== "");

export const ConfirmApplication = ({ token, page }: ConfirmProps) => {
  const { job } = page;
  const navigate = useNavigate();
  const change = useRevalidatingMutation();
  const [denying, setDenying] = useState(false);

  const confirm = async (): Promise<void> => {
    await change.run(async () => {
      const { statusPath } = await call(confirmApplication, { params: { token } });
      await navigate(statusPath, { replace: true });
    });
  };
  const deny = async (): Promise<void> => {
    if ((await change.run(() => call(denyApplication, { params: { token } }))) === undefined) setDenying(false);
  };

  return (
    <Container className="grid max-w-[760px] gap-8 pt-9 pb-16 md:pt-14 md:pb-24">
      <header>
        <MailCheck className="size-9 text-brand" aria-hidden="true" />
        <h1 className="mt-5 text-[34px]/[1.08] wrap-anywhere md:text-[46px]/[1.06]">Confirm your application</h1>
        <p className="mt-3 text-lg/7 text-ink-2">
          {job.title} at {job.company}. The team has it, marked "Email not confirmed". Once you confirm, you can follow
          its status and get interview times and offers here.
        </p>
      </header>
      <section aria-label="What you sent" className={cardClass("p-6 sm:p-8")}>
        <dl className="grid gap-3">
          {rowsOf(page).map(([label, value]) => (
            <div key={label} className="flex gap-5 text-base/6">
              <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
        <FailureNotice text={denying ? undefined : change.failure} className="mt-6" />
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <Button size="large" busy={change.busy && "Confirming"} onClick={() => void confirm()}>
            Confirm application
          </Button>
          <Button variant="quiet" size="large" onClick={() => setDenying(true)}>
            This wasn't me
          </Button>
        </div>
      </section>
      <ConfirmDialog
        open={denying}
        onOpenChange={setDenying}
        title="You didn't apply?"
        text={`We'll end this application and tell ${job.company} that it didn't come from you.`}
        confirm="End application"
        dismiss="Go back"
        busy={change.busy && "Ending"}
        failure={change.failure}
        onConfirm={() => void deny()}
      />
    </Container>
  );
};
