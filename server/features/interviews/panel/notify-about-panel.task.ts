/** The panel of an interview changed: updates the calendars of added and removed panelists and notifies the candidate. */
import { z } from "zod";
import { task } from "../../../infra/work/queue.ts";
import { readEmailSender } from "../../companies/email-sender.service.ts";
import { notifyAboutPanelTask } from "./change-panel.service.ts";
import { interviewCalendar } from "../interview-calendar.ts";
import { interviewPath } from "../interview-link.ts";
import { panelChangedEmail, panelMembershipEmail } from "../interviews.emails.ts";
import { readPanelRecipients, readInterviewEmailContext } from "../interview-email.service.ts";

export const notifyAboutPanel = task({
  name: notifyAboutPanelTask,
  payload: z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    added: z.array(z.uuid()),
    removed: z.array(z.uuid()),
    at: z.iso.datetime(),
  }),
  handle: async ({ id, companyId, added, removed, at }, deps) => {
    const { db, mail, origin, keys } = deps;
    const context = await readInterviewEmailContext(db, { id, companyId });
    if (context === undefined) return;
    const { row, input, panel, email, replyTo, invitationId } = context;
    const isScheduled = row.status === "scheduled";
    const panelIds = new Set(panel.map(({ userId }) => userId));
    // Panelists who were added back keep the entry; removed ones are notified even if it was moved or canceled since.
    const leaving = await readPanelRecipients(
      db,
      companyId,
      removed.filter((userId) => !panelIds.has(userId)),
    );
    const joining = panel.filter(({ userId }) => isScheduled && added.includes(userId));
    const event = { ...row, ...input };
    const replyToField = replyTo === undefined ? {} : { replyTo };
    const teamLink = `${origin}/platform/interviews/${id}`;
    const candidateLink =
      invitationId === null ? null : `${origin}${interviewPath({ id: invitationId, companyId }, keys)}`;
    const sender = email === null ? undefined : await readEmailSender(deps, companyId);
    const occasion = { at: new Date(at) };
    const key = `interview/${id}/panel/${at}`;
    const panelEmails = (seat: "added" | "removed", people: typeof panel) =>
      people.map((person) =>
        mail.deliver(db, {
          key: `${key}/${person.userId}`,
          template: `interview-panel-${seat}`,
          to: person.email,
          ...replyToField,
          email: panelMembershipEmail(seat, input, {
            link: teamLink,
            timeZone: person.timeZone,
            recipientName: person.name,
          }),
          essential: true,
          calendar: interviewCalendar(event, {
            ...occasion,
            for: "panel",
            isCanceled: seat === "removed",
            link: teamLink,
            attendees: (seat === "added" ? panel : [person]).map(({ name, email: address }) => ({
              name,
              email: address,
            })),
          }),
        }),
      );
    const mails = await Promise.allSettled([
      ...panelEmails("removed", leaving),
      ...panelEmails("added", joining),
      ...(email === null || !isScheduled || panel.length === 0
        ? []
        : [
            mail.deliver(db, {
              key: `${key}/candidate`,
              template: "interview-panel-candidate",
              to: email,
              ...replyToField,
              email: {
                ...panelChangedEmail(input, {
                  link: candidateLink,
                  timeZone: input.timeZone ?? panel[0]?.timeZone ?? "UTC",
                }),
                sender,
              },
              essential: true,
              calendar: interviewCalendar(event, {
                ...occasion,
                for: "candidate",
                isCanceled: false,
                link: candidateLink,
                attendees: [{ name: input.candidate, email }],
              }),
            }),
          ]),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
