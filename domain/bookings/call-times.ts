/** How the time of a call is formatted: in the firm's time zone where it is offered, in both time zones once it is booked. */

/** Whether the runtime knows this time zone, such as "Europe/London". */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const createFormatters = (timeZone: string) => ({
  date: new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", month: "long", day: "numeric" }),
  time: new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }),
  generic: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortGeneric" }),
  short: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }),
});

/** Creating a formatter takes far longer than using it, so the formatters of recent time zones are cached. */
const formattersByZone = new Map<string, ReturnType<typeof createFormatters>>();
const maxCachedZones = 50;

const formattersFor = (timeZone: string): ReturnType<typeof createFormatters> => {
  const cached = formattersByZone.get(timeZone);
  if (cached !== undefined) return cached;
  if (formattersByZone.size >= maxCachedZones) formattersByZone.clear();
  const created = createFormatters(timeZone);
  formattersByZone.set(timeZone, created);
  return created;
};

const formatZoneName = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find((part) => part.type === "timeZoneName")?.value ?? "";

const maxShortNameLength = 5;

/** "ET" where the time zone has a short name, otherwise "GMT+5:30". */
const zoneAbbreviation = (date: Date, timeZone: string): string => {
  const { generic, short } = formattersFor(timeZone);
  const word = formatZoneName(generic, date);
  return word.length <= maxShortNameLength ? word : formatZoneName(short, date);
};

/** The date and the time of a slot in one time zone. */
export const formatSlot = (at: Date, timeZone: string): { readonly date: string; readonly time: string } => {
  const { date, time } = formattersFor(timeZone);
  return { date: date.format(at), time: `${time.format(at)} ${zoneAbbreviation(at, timeZone)}` };
};

/** The slot as one text: "Monday, November 16 - 10:00 AM ET". */
export const slotText = ({ date, time }: { readonly date: string; readonly time: string }): string =>
  `${date} - ${time}`;

/** Some browsers still report former names of cities. */
const currentCityNames: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Saigon: "Ho Chi Minh City",
  Rangoon: "Yangon",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
};

/** "New York" for "America/New_York": the part of a zone's name that a person knows. */
export const zoneCity = (timeZone: string): string => {
  const city = (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return currentCityNames[city] ?? city;
};

/** Whether two time zones have the same local time at this moment. */
export const isSameLocalTime = (date: Date, one: string, other: string): boolean => {
  const localTime = (timeZone: string) => date.toLocaleString("en-US", { timeZone });
  return one === other || localTime(one) === localTime(other);
};
