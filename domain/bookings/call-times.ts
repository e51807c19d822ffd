/** How the time of a call is said: by the firm's clock where it is offered, by both clocks where it is agreed. */

/** Whether this is a time zone that clocks are known for, such as "Europe/London". */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const zonePart = (at: Date, timeZone: string, timeZoneName: "short" | "shortGeneric"): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value ?? timeZone;

const longestShortName = 5;

/** "ET" where people have such a word for the zone, "GMT+5:30" where they have none. */
export const zoneWord = (at: Date, timeZone: string): string => {
  const generic = zonePart(at, timeZone, "shortGeneric");
  return generic.length <= longestShortName ? generic : zonePart(at, timeZone, "short");
};

/** How a slot is named to people: the date and the hour in one zone. */
export const slotWords = (at: Date, timeZone: string): { readonly date: string; readonly time: string } => ({
  date: at.toLocaleDateString("en-US", { timeZone, weekday: "long", month: "long", day: "numeric" }),
  time: `${at.toLocaleTimeString("en-US", { timeZone, hour: "numeric", minute: "2-digit" })} ${zoneWord(at, timeZone)}`,
});

/** The slot as one text: "Monday, November 16 - 10:00 AM ET". */
export const slotText = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  `${date} - ${time}`;

/** "New York" for "America/New_York": the part of a zone's name that a person knows. */
export const zoneCity = (timeZone: string): string => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** Whether two clocks show the same at this moment. */
export const isSameClock = (at: Date, one: string, other: string): boolean => {
  const shown = (timeZone: string) => at.toLocaleString("en-US", { timeZone });
  return one === other || shown(one) === shown(other);
};
