/** An interview was agreed on, moved or cancelled: the candidate and each of the panel get a mail with the calendar file, once. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { interviewPath } from "./interview-link.ts";
import { candidateLetter, panelLetter } from "./interviews.emails.ts";
import { tellAboutInterviewTask } from "./interview-row.ts";
import { readToldInterview } from "./told-interview.service.ts";

export const tellAboutInterview = task({
  name: tellAboutInterviewTask,
  payload: z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    change: z.enum(["booked", "moved", "cancelled"]),
    /** The interview's own count of changes, by which calendars know the newest. */
    sequence: z.int(),
    at: z.iso.datetime(),
    movedFrom: z.iso.datetime().optional(),
  }),
  handle: async ({ id, companyId, change, sequence, at, movedFrom }, { db, mail, log, origin, keys }) => {
    const found = await readToldInterview(db, { id, companyId });
    // Erased, or changed again since: the later change has a mail of its own that says how things stand.
    if (found === undefined || found.row.sequence !== sequence) return;
    const { row, told, panel, email, replyTo, invitationId } = found;
    const isCancelled = change === "cancelled";
    const moved = movedFrom === undefined ? undefined : new Date(movedFrom);
    const occasion = { isCancelled, at: new Date(at) };
    const answered = replyTo === undefined ? {} : { replyTo };
    const event = { ...row, ...told };
    const theirLink = invitationId === null ? null : `${origin}${interviewPath({ id: invitationId, companyId }, keys)}`;
    const ourLink = `${origin}/platform/interviews/${id}`;
    const firstZone = panel[0]?.timeZone ?? "UTC";
    const mails = await Promise.allSettled([
      ...(email === null
        ? []
        : [
            mail.deliver(db, {
              key: `interview/${id}/${sequence}/candidate`,
              template: `interview-${change}`,
              to: email,
              ...answered,
              letter: candidateLetter(change, told, {
                movedFrom: moved,
                link: theirLink,
                timeZone: told.timeZone ?? firstZone,
              }),
              essential: true,
              calendar: interviewCalendar(event, {
                ...occasion,
                for: "candidate",
                link: theirLink,
                attendees: [{ name: told.candidate, email }],
              }),
            }),
          ]),
      ...panel.map((person) =>
        mail.deliver(db, {
          key: `interview/${id}/${sequence}/${person.userId}`,
          template: `interview-${change}-panel`,
          to: person.email,
          ...answered,
          letter: panelLetter(change, told, { movedFrom: moved, link: ourLink, timeZone: person.timeZone }),
          essential: true,
          calendar: interviewCalendar(event, {
            ...occasion,
            for: "panel",
            link: ourLink,
            attendees: panel.map(({ name, email: address }) => ({ name, email: address })),
          }),
        }),
      ),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    log.info({ interview: id, change, sequence }, "told about an interview");
  },
});
