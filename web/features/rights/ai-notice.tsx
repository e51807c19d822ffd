/**
 * The legal notices about matching, shown next to the profile. The server records that they were shown and
 * acknowledged.
 */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { answerNotices, listNotices, type ShownNotice } from "#domain/rights/rights.ts";
import { call, send } from "../../lib/api/api.ts";
import { Button } from "../../ui/button.tsx";

const noticesOptions = queryOptions({
  queryKey: [listNotices.path] as const,
  queryFn: ({ signal }) => call(listNotices, { query: {} }, { signal }),
});

type NoticeEvent = "shown" | "acknowledged";

const recordNotices = (notices: readonly ShownNotice[], choice: NoticeEvent): Promise<void> =>
  send(answerNotices, {
    body: { textIds: notices.map(({ textId }) => textId), choice, shownAt: "openings" },
  });

const link = "text-brand underline underline-offset-2";

const NoticeTexts = ({ notices }: { readonly notices: readonly ShownNotice[] }) => (
  <div className="grid gap-4">
    {notices.map(({ textId, title, text, law }) => (
      <section key={textId} aria-label={title}>
        <h3 className="text-[17px]/7">{title}</h3>
        <p className="mt-0.5 max-w-[62ch] text-[15px]/6 text-ink-2">{text}</p>
        {law !== null && <p className="mt-1 text-sm/5 text-ink-3">{law}</p>}
      </section>
    ))}
  </div>
);

export const AiNotice = () => {
  const client = useQueryClient();
  const { data } = useQuery(noticesOptions);
  const [isOpen, setOpen] = useState(false);
  const notices = data?.notices ?? [];
  const unread = notices.filter(({ isAcknowledged }) => !isAcknowledged);
  const unreadIds = unread.map(({ textId }) => textId).join(" ");
  useEffect(() => {
    // The notice is shown even if recording it fails.
    if (unreadIds !== "") recordNotices(unread, "shown").catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids say which notices there are
  }, [unreadIds]);
  if (notices.length === 0) return null;
  const acknowledge = async (): Promise<void> => {
    await recordNotices(unread, "acknowledged").catch(() => undefined);
    await client.invalidateQueries({ queryKey: noticesOptions.queryKey });
  };
  if (unread.length === 0)
    return (
      <div className="mb-8 text-sm/[22px] text-ink-3">
        <p>
          We use a matching engine. People make the decisions.{" "}
          <button type="button" className={link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide notice" : "Read notice"}
          </button>
        </p>
        {isOpen && (
          <div className="mt-3 border-l-2 border-line pl-4">
            <NoticeTexts notices={notices} />
          </div>
        )}
      </div>
    );
  return (
    <aside
      aria-label="About the matching engine"
      className="mb-8 rounded-card border border-line bg-paper-2 px-5 py-5 sm:px-6"
    >
      <NoticeTexts notices={notices} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" size="small" onClick={() => void acknowledge()}>
          I've read this
        </Button>
        <Link to="/account/data" className={`text-[15px]/6 ${link}`}>
          Have a person review me instead
        </Link>
      </div>
    </aside>
  );
};
