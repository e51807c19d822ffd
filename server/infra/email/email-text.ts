/** Phrases that many emails share. */
import { brand } from "#domain/brand.ts";
import { formatSlot } from "#domain/bookings/call-times.ts";

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

/** The first line of an email. */
export const greeting = (firstName: string): string => (firstName.trim() === "" ? "Hi," : `Hi ${firstName.trim()},`);

/** "Wed, Dec 2, 9:00 AM PT", for subject lines. */
export const shortSlot = (at: Date, timeZone: string): string => {
  const day = at.toLocaleDateString("en-US", { timeZone, weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${formatSlot(at, timeZone).time}`;
};

/** Why a candidate gets an employer's email, for the footer. It also holds for candidates who never applied. */
export const consideredFor = (job: string, company: string, isOver = false): string =>
  `You're getting this email because ${company} ${isOver ? "considered" : "is considering"} you for the ${job} position.`;

export const memberReason = (company: string): string =>
  `You're getting this email because you're a member of the ${company} workspace on ${brand.name}.`;

export const ignoreNote = "If you didn't expect this email, you can ignore it.";

/** To the mailbox that the firm shares, and to the lead's assignee. */
export const deskReason = `You're getting this email because you handle leads at ${brand.name}.`;
