/** Sample dates are relative to the day of seeding, so that the demo is always current. */
const dayMs = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

export const daysAfter = (now: Date, days: number): Date => daysBefore(now, -days);

/** The date alone, "2026-11-15". */
export const dateOnly = (date: Date): string => date.toISOString().slice(0, 10);

/** The month alone, "2026-11". */
export const monthOnly = (date: Date): string => date.toISOString().slice(0, 7);

/** The same day at an hour of the Eastern working day, moved to Monday when it falls on a weekend. */
export const workingHour = (day: Date, hourUtc: number): Date => {
  const weekday = day.getUTCDay();
  const shiftedDay = daysAfter(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
  return new Date(Date.UTC(shiftedDay.getUTCFullYear(), shiftedDay.getUTCMonth(), shiftedDay.getUTCDate(), hourUtc));
};
