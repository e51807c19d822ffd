/** Who can be on a panel, and when all of its members are free. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { meetingFields, panel } from "./schedule-interview.ts";

const span = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

export const listInterviewers = endpoint({
  method: "GET",
  path: "/api/interviews/people",
  reply: z.object({
    people: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        position: z.string().nullable(),
        timeZone: z.string(),
        hasSetHours: z.boolean(),
        isMe: z.boolean(),
      }),
    ),
  }),
});

const panelMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  hasSetHours: z.boolean(),
  /** Their existing interviews, without the candidates' names. */
  busy: z.array(span),
  /** Why this member alone leaves no time: no hours, none of this length, or none free. Null otherwise. */
  lacks: z.enum(["hours", "length", "time"]).nullable(),
});

const panelTimes = z.object({ members: z.array(panelMember), slots: z.array(z.iso.datetime()) });

export type PanelTimes = z.infer<typeof panelTimes>;
export type PanelMember = z.infer<typeof panelMember>;

/** At most two weeks per request, because the screen shows days. */
export const maxPanelDays = 14;

export const findPanelTimes = endpoint({
  method: "POST",
  path: "/api/interviews/panel-times",
  body: z.object({
    panel,
    from: z.iso.datetime({ offset: true }),
    days: z.int().min(1).max(maxPanelDays).default(7),
    duration: meetingFields.duration,
    /** The interview that is to be moved: its own time counts as free. */
    exceptInterviewId: z.uuid().optional(),
  }),
  reply: panelTimes,
});
