/** Credentials, languages, volunteer work and preferences as text. */
import { formatDateRange, formatMonth } from "./date-range.ts";
import type { Credential, Language, Preference, Volunteering } from "./history.ts";

/** "2027-06-30" as "Jun 30, 2027", a month as "Jun 2027", a year as it is. */
const formatDate = (date: string): string => {
  const [year = "", month = "", day] = date.split("-");
  return day === undefined
    ? formatMonth(date)
    : `${formatMonth(`${year}-${month}`).split(" ")[0]} ${Number(day)}, ${year}`;
};

/** A credential is valid until the end of its last day, month or year. `today` is a date, "2026-11-19". */
export const isExpired = ({ status, validTo }: Pick<Credential, "status" | "validTo">, today: string): boolean =>
  status === "lapsed" || (status === "held" && validTo !== undefined && validTo < today.slice(0, validTo.length));

export const credentialStatusText = (credential: Credential, today: string): string => {
  const { status, validFrom, validTo } = credential;
  if (status === "in_progress")
    return validTo === undefined ? "In progress" : `In progress, expected ${formatDate(validTo)}`;
  if (isExpired(credential, today)) return validTo === undefined ? "Lapsed" : `Expired ${formatDate(validTo)}`;
  if (validTo !== undefined) return `Valid through ${formatDate(validTo)}`;
  return validFrom === undefined ? "" : `Issued ${formatDate(validFrom)}`;
};

/** Who issued it, where it is valid, and its number. */
export const credentialDetails = ({ issuer, region, number }: Credential): string =>
  [issuer, region, number === undefined || number === "" ? "" : `No. ${number}`].filter(Boolean).join(", ");

export const credentialLine = (credential: Credential, today: string): string =>
  [credential.name, credentialDetails(credential), credentialStatusText(credential, today)].filter(Boolean).join(", ");

export const languageLine = ({ name, level }: Language): string => (level ? `${name} (${level})` : name);

export const volunteeringLine = ({ role, organization, start, end }: Volunteering): string =>
  [role, organization, formatDateRange(start, end)].filter(Boolean).join(", ");

/** Each answer of a preference that is yes or no. */
export const preferenceAnswers: Readonly<
  Record<Exclude<Preference["kind"], "start_date">, Readonly<Record<"yes" | "no", string>>>
> = {
  relocation: { yes: "Open to relocating", no: "Not open to relocating" },
  nights: { yes: "Works night shifts", no: "No night shifts" },
  weekends: { yes: "Works weekends", no: "No weekends" },
  work_authorization: { yes: "Authorized to work without sponsorship", no: "Needs visa sponsorship" },
};

export const preferenceText = (preference: Preference): string =>
  preference.kind === "start_date"
    ? `Can start ${formatDate(preference.value)}`
    : preferenceAnswers[preference.kind][preference.value];
