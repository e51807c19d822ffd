/** The reviewers of a shortlist, when each opened it, and a form to add one. */
import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { maxReaders } from "#domain/shortlists/shortlist-states.ts";
import { addReader, revokeReader, type ShortlistReader } from "#domain/shortlists/shortlist.ts";
import { call } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import type { ShortlistActionProps } from "./shortlist-card.tsx";
import { countText } from "./shortlist-labels.ts";

const ReviewerStatus = ({
  reader: reviewer,
  isSent,
}: {
  readonly reader: ShortlistReader;
  readonly isSent: boolean;
}) => {
  if (reviewer.revokedAt !== null)
    return (
      <>
        Link revoked <Timestamp iso={reviewer.revokedAt} />
      </>
    );
  if (!isSent) return <>Gets the link when you send the shortlist</>;
  if (reviewer.lastOpenedAt !== null)
    return (
      <>
        Opened {countText(reviewer.timesOpened, "time", "times")}, last{" "}
        <Timestamp iso={reviewer.lastOpenedAt} precision="near" />
      </>
    );
  if (reviewer.mail === "suppressed") return <span className="text-warn">Not sent: unsubscribed</span>;
  return <>{reviewer.mail === "sent" ? "Email sent, not opened yet" : "Sending email"}</>;
};

const AddReviewer = ({ list, busy, run }: ShortlistActionProps) => {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await run("Adding", () => call(addReader, { params: { id: list.id }, body: { name, email } }));
    if (!isDone) return;
    setOpen(false);
    setName("");
    setEmail("");
  };
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        Add reviewer
      </Button>
    );
  return (
    <form
      id={formId}
      noValidate
      aria-label="Add reviewer"
      onSubmit={(event) => void save(event)}
      className="grid max-w-[640px] gap-3 pt-1 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <Field label="Name">
        <Input value={name} maxLength={120} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Email">
        <Input
          type="email"
          value={email}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={busy === "Adding" && "Adding"}>
        {list.sentAt === null ? "Add" : "Add and send"}
      </Button>
    </form>
  );
};

export const ShortlistReviewers = (actionProps: ShortlistActionProps) => {
  const { list, canSend, busy, run } = actionProps;
  const hasEnded = list.state === "revoked" || list.state === "expired";
  return (
    <section aria-label="Reviewers" className="border-t border-line bg-paper-2/60 px-5 py-4 sm:px-6">
      <h3 className="font-text text-sm/5 font-[600] tracking-normal text-ink-2">
        {list.readers.length === 0 ? "No reviewers yet" : countText(list.readers.length, "reviewer", "reviewers")}
      </h3>
      <ul className="mt-1">
        {list.readers.map((reviewer) => (
          <li key={reviewer.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <p className="min-w-0 flex-1 basis-44 text-[15px]/6 wrap-anywhere">
              <span className="font-[540]">{reviewer.name}</span> <span className="text-ink-3">{reviewer.email}</span>
              <span className="block text-sm/5 text-ink-2">
                <ReviewerStatus reader={reviewer} isSent={list.sentAt !== null} />
              </span>
            </p>
            {reviewer.revokedAt === null && !hasEnded && list.sentAt !== null && (
              <Button
                variant="quiet"
                size="small"
                disabled={busy !== null}
                onClick={() =>
                  void run("Revoking", () => call(revokeReader, { params: { id: reviewer.id }, body: {} }))
                }
              >
                Revoke link<span className="sr-only"> for {reviewer.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canSend && !hasEnded && list.readers.length < maxReaders && <AddReviewer {...actionProps} />}
    </section>
  );
};
