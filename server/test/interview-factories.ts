/** Interview rows, for tests about other things. */
import type { Database } from "../db/client.ts";
import { interviewInvitations, interviewPanelists } from "../db/tables/interview-panels.ts";
import { interviews } from "../db/tables/interviews.ts";
import { anApplication } from "./factories.ts";

let hours = 0;

/** With one panelist, at a free time; returns its ids. */
export const anInterview = async (db: Database, companyId: string, userId: string) => {
  const { id: applicationId } = await anApplication(db, companyId);
  const scheduledAt = new Date(Date.UTC(2041, 0, 1) + (hours += 1) * 7_200_000);
  const [row] = await db.insert(interviews).values({ companyId, applicationId, scheduledAt }).returning();
  const interviewId = row?.id ?? "";
  await db
    .insert(interviewPanelists)
    .values({ companyId, interviewId, userId, startsAt: scheduledAt, endsAt: scheduledAt });
  return { interviewId, applicationId };
};

/** An invitation with a booked time; returns its id. */
export const anInterviewInvitation = async (db: Database, companyId: string, userId: string): Promise<string> => {
  const { interviewId, applicationId } = await anInterview(db, companyId, userId);
  const [row] = await db
    .insert(interviewInvitations)
    .values({
      companyId,
      applicationId,
      interviewId,
      panel: [userId],
      duration: 60,
      type: "video",
      noticeHours: 24,
      bufferMinutes: 15,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
  return row?.id ?? "";
};
