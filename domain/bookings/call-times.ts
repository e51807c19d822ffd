/** How the time of a call is said: by the firm's clock where it is offered, by both clocks where it is agreed. */

/** Whether this is a time zone that clocks are known for, such as "Europe/London". */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const clockIn = (timeZone: string) => ({
  date: new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", month: "long", day: "numeric" }),
  time: new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }),
  generic: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortGeneric" }),
  short: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }),
});

/** Making a formatter takes far longer than using it, so those of the last zones are kept. */
const clocks = new Map<string, ReturnType<typeof clockIn>>();
const mostClocks = 50;

const clockOf = (timeZone: string): ReturnType<typeof clockIn> => {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  if (clocks.size >= mostClocks) clocks.clear();
  const made = clockIn(timeZone);
  clocks.set(timeZone, made);
  return made;
};

const zonePart = (format: Intl.DateTimeFormat, at: Date): string =>
  format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? "";

const longestShortName = 5;

/** "ET" where people have such a word for the zone, "GMT+5:30" where they have none. */
const zoneWord = (at: Date, timeZone: string): string => {
  const { generic, short } = clockOf(timeZone);
  const word = zonePart(generic, at);
  return word.length <= longestShortName ? word : zonePart(short, at);
};

/** How a slot is named to people: the date and the hour in one zone. */
export const slotWords = (at: Date, timeZone: string): { readonly date: string; readonly time: string } => {
  const { date, time } = clockOf(timeZone);
  return { date: date.format(at), time: `${time.format(at)} ${zoneWord(at, timeZone)}` };
};

/** The slot as one text: "Monday, November 16 - 10:00 AM ET". */
export const slotText = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  `${date} - ${time}`;

/** Browsers still report some places by names that these have given up. */
const namesOfToday: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Saigon: "Ho Chi Minh City",
  Rangoon: "Yangon",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
};

/** "New York" for "America/New_York": the part of a zone's name that a person knows. */
export const zoneCity = (timeZone: string): string => {
  const city = (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return namesOfToday[city] ?? city;
};

/** Whether two clocks show the same at this moment. */
export const isSameClock = (at: Date, one: string, other: string): boolean => {
  const shown = (timeZone: string) => at.toLocaleString("en-US", { timeZone });
  return one === other || shown(one) === shown(other);
};
