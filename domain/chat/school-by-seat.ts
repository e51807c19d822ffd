/** Degree, subject and school, told by where they stand between the commas. */
import { isKnownLocation } from "../resumes/fields/locations.ts";
import { degreesIn, isField } from "./degree-words.ts";
import { tidySchool } from "./school-names.ts";
import { schoolLeadIn } from "./study-phrases.ts";
import { notField, tidyDegree, tidyField } from "./study-spelling.ts";

export const sentence =
  /\b(?:i|i'm|i've|we|you|they|it|is|are|was|were|have|don't|can't|didn't|my|your|moved|live|living|work\w*|please|because|actually|sorry|never|change|remove)\b/i;

const norm = (text: string): string => text.toLowerCase().replaceAll(".", "");

/** "Lehre Zerspanungstechnik, HTL Linz": what stands alone between commas is told by its place. */
export const bySeat = (
  parts: readonly string[],
  found: { degree: string; field: string | undefined; school: string | undefined },
): { degree: string; field: string | undefined; school: string | undefined } => {
  const { degree } = found;
  let { field, school } = found;
  const free = parts.filter(
    (part) =>
      !degreesIn(part).some(({ degree: own }) => norm(own) === norm(degree) || own.length > 4) &&
      (school === undefined || !norm(part).includes(norm(school))) &&
      (field === undefined || !norm(part).includes(norm(field))),
  );
  if (degree !== "") {
    const [subject = "", house = ""] = free;
    // "Lisans, Uluslararası Ticaret, Marmara": between the degree and the school stands what was studied.
    if (field === undefined && school === undefined && house !== "" && !isField(house) && !isKnownLocation(house))
      field = tidyField(subject);
    for (const part of free.filter((each) => field === undefined || norm(each) !== norm(field))) {
      const isPlace = isKnownLocation(part) && free.indexOf(part) > 0;
      if (field === undefined && (isField(part) || (school !== undefined && part === free[0])) && !isPlace)
        field = tidyField(part);
      else if (
        school === undefined &&
        !isKnownLocation(part) &&
        !isField(part) &&
        !notField.test(part) &&
        part.split(" ").length <= 8
      )
        school = tidySchool(part);
    }
    return { degree, field, school };
  }
  const [first = "", second] = free;
  if (first === "" || notField.test(first) || sentence.test(`${first} ${second ?? ""}`) || first.split(" ").length > 7)
    return { degree, field, school };
  if (school !== undefined)
    return field !== undefined || parts.indexOf(first) !== 0
      ? { degree, field: field ?? (isField(first) ? tidyField(first) : undefined), school }
      : isField(first)
        ? { degree, field: tidyField(first), school }
        : {
            degree: tidyDegree(first.replace(schoolLeadIn, "")),
            field: second === undefined || isKnownLocation(second) ? field : tidyField(second),
            school,
          };
  if (second !== undefined && isField(second) && !isField(first))
    return { degree, field: tidyField(second), school: tidySchool(first) };
  if (second !== undefined && !isKnownLocation(second))
    return isField(first)
      ? { degree, field: field ?? tidyField(first), school: tidySchool(second) }
      : { degree: tidyDegree(first), field, school: tidySchool(second) };
  return { degree, field, school };
};
