/** The panel of an interview has changed: who is new gets it into their calendar, who is off gets it out, the candidate learns whom they meet. */
import { z } from "zod";
import { task } from "../../infra/queue.ts";
import { tellAboutPanelTask } from "./change-panel.service.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { interviewPath } from "./interview-link.ts";
import { newFacesLetter, seatLetter } from "./interviews.emails.ts";
import { readPeople, readToldInterview } from "./told-interview.service.ts";

export const tellAboutPanel = task({
  name: tellAboutPanelTask,
  payload: z.object({
    id: z.uuid(),
    companyId: z.uuid(),
    added: z.array(z.uuid()),
    removed: z.array(z.uuid()),
    at: z.iso.datetime(),
  }),
  handle: async ({ id, companyId, added, removed, at }, { db, mail, origin, keys }) => {
    const found = await readToldInterview(db, { id, companyId });
    if (found === undefined) return;
    const { row, told, panel, email, replyTo, invitationId } = found;
    const isOn = row.status === "scheduled";
    const seated = new Set(panel.map(({ userId }) => userId));
    // Whoever was put back meanwhile keeps it; whoever was taken off hears so even where it was moved or cancelled since.
    const gone = await readPeople(
      db,
      companyId,
      removed.filter((userId) => !seated.has(userId)),
    );
    const come = panel.filter(({ userId }) => isOn && added.includes(userId));
    const event = { ...row, ...told };
    const answered = replyTo === undefined ? {} : { replyTo };
    const ourLink = `${origin}/platform/interviews/${id}`;
    const theirLink = invitationId === null ? null : `${origin}${interviewPath({ id: invitationId, companyId }, keys)}`;
    const occasion = { at: new Date(at) };
    const key = `interview/${id}/panel/${at}`;
    const toPanel = (seat: "added" | "removed", people: typeof panel) =>
      people.map((person) =>
        mail.deliver(db, {
          key: `${key}/${person.userId}`,
          template: `interview-panel-${seat}`,
          to: person.email,
          ...answered,
          letter: seatLetter(seat, told, { link: ourLink, timeZone: person.timeZone }),
          essential: true,
          calendar: interviewCalendar(event, {
            ...occasion,
            for: "panel",
            isCancelled: seat === "removed",
            link: ourLink,
            attendees: (seat === "added" ? panel : [person]).map(({ name, email: address }) => ({
              name,
              email: address,
            })),
          }),
        }),
      );
    const mails = await Promise.allSettled([
      ...toPanel("removed", gone),
      ...toPanel("added", come),
      ...(email === null || !isOn || panel.length === 0
        ? []
        : [
            mail.deliver(db, {
              key: `${key}/candidate`,
              template: "interview-panel-candidate",
              to: email,
              ...answered,
              letter: newFacesLetter(told, {
                link: theirLink,
                timeZone: told.timeZone ?? panel[0]?.timeZone ?? "UTC",
              }),
              essential: true,
              calendar: interviewCalendar(event, {
                ...occasion,
                for: "candidate",
                isCancelled: false,
                link: theirLink,
                attendees: [{ name: told.candidate, email }],
              }),
            }),
          ]),
    ]);
    const failed = mails.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  },
});
