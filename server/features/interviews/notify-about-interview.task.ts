/** An interview was booked, moved or canceled: emails the candidate and each panelist a calendar file, once. */
import { z } from "zod";
import { task } from "../../infra/work/queue.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { interviewPath } from "./interview-link.ts";
import { candidateInterviewEmail, panelInterviewEmail } from "./interviews.emails.ts";
import { notifyAboutInterviewTask } from "./interview-row.ts";
import { readEmailSender } from "../companies/email-sender.service.ts";
import { readInterviewEmailContext } from "./interview-email.service.ts";

export const notifyAboutInterview = task({
  name: notifyAboutInterviewTask,
  payload: z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    change: z.enum(["booked", "moved", "cancelled"]),
    /** The interview's count of changes, by which calendars recognize the newest version. */
    sequence: z.int(),
    at: z.iso.datetime(),
    movedFrom: z.iso.datetime().optional(),
  }),
  handle: async ({ id, companyId, change, sequence, at, movedFrom }, deps) => {
    const { db, mail, log, origin, keys } = deps;
    const context = await readInterviewEmailContext(db, { id, companyId });
    // Erased, or changed again since: the later change sends its own email.
    if (context === undefined || context.row.sequence !== sequence) return;
    const { row, input, panel, email, replyTo, invitationId } = context;
    const isCanceled = change === "cancelled";
    const movedFromDate = movedFrom === undefined ? undefined : new Date(movedFrom);
    const occasion = { isCanceled, at: new Date(at) };
    const replyToField = replyTo === undefined ? {} : { replyTo };
    const event = { ...row, ...input };
    const candidateLink =
      invitationId === null ? null : `${origin}${interviewPath({ id: invitationId, companyId }, keys)}`;
    const sender = email === null ? undefined : await readEmailSender(deps, companyId);
    const teamLink = `${origin}/platform/interviews/${id}`;
    const firstZone = panel[0]?.timeZone ?? "UTC";
    const mails = await Promise.allSettled([
      ...(email === null
        ? []
        : [
            mail.deliver(db, {
              key: `interview/${id}/${sequence}/candidate`,
              template: `interview-${change}`,
              to: email,
              ...replyToField,
              email: {
                ...candidateInterviewEmail(change, input, {
                  movedFrom: movedFromDate,
                  link: candidateLink,
                  timeZone: input.timeZone ?? firstZone,
                }),
                sender,
              },
              essential: true,
              calendar: interviewCalendar(event, {
                ...occasion,
                for: "candidate",
                link: candidateLink,
                attendees: [{ name: input.candidate, email }],
              }),
            }),
          ]),
      ...panel.map((person) =>
        mail.deliver(db, {
          key: `interview/${id}/${sequence}/${person.userId}`,
          template: `interview-${change}-panel`,
          to: person.email,
          ...replyToField,
          email: panelInterviewEmail(change, input, {
            movedFrom: movedFromDate,
            link: teamLink,
            timeZone: person.timeZone,
            recipientName: person.name,
          }),
          essential: true,
          calendar: interviewCalendar(event, {
            ...occasion,
            for: "panel",
            link: teamLink,
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
