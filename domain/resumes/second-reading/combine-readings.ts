/**
 * Puts a model's reading beside that of the rules. Where both agree, confidence rises; where they differ, it falls below the threshold of the
 * review, which then shows both. What only the model found is added, to be checked.
 */
import { fold } from "../sections/headings.ts";
import { checkBelow } from "../import/review.ts";
import type {
  ReadEducation,
  ReadEducationFields,
  ReadExperience,
  ReadExperienceFields,
  ReadField,
  ReadResume,
} from "../read-resume.ts";
import { dateOf, quoteIn, type Quote, type ResumeExtraction } from "./extraction.ts";

/** Values that only one reader found, or that the readers disagree about, are asked about. */
const disputed = checkBelow / 2;
const method = "language model";

const agreed = (field: ReadField): ReadField => ({ ...field, confidence: (1 + field.confidence) / 2 });
const doubted = (field: ReadField, other?: string): ReadField => ({
  ...field,
  confidence: Math.min(field.confidence, disputed),
  ...(other === undefined ? {} : { other }),
});
const added = ({ text, span }: Quote): ReadField => ({ value: text, span, confidence: disputed, method });

const same = (one: string, other: string): boolean => fold(one) === fold(other);

/** The rules' value stays; the model's is shown beside it. */
const judged = (field: ReadField | null, quote: Quote | null): ReadField | null => {
  if (quote === null) return field;
  if (field === null) return null;
  return same(field.value, quote.text) ? agreed(field) : doubted(field, quote.text);
};

interface Entry<Value, Fields> {
  readonly value: Value;
  readonly fields: Fields;
}

const entriesOf = <Value, Fields>(values: readonly Value[], fields: readonly Fields[]): Entry<Value, Fields>[] =>
  values.flatMap((value, index) => {
    const field = fields[index];
    return field === undefined ? [] : [{ value, fields: field }];
  });

/** Each of the model's entries is compared with the first of the rules' entries that shares a part and isn't taken. */
const pairs = <Own, Other>(
  own: readonly Own[],
  others: readonly Other[],
  share: (one: Own, other: Other) => boolean,
) => {
  const free = [...others];
  const pairsOfOwn = own.map((one) => {
    const index = free.findIndex((other) => share(one, other));
    return { one, other: index < 0 ? undefined : free.splice(index, 1)[0] };
  });
  return { pairs: pairsOfOwn, rest: free };
};

type Job = Entry<ReadExperience, ReadExperienceFields>;
type School = Entry<ReadEducation, ReadEducationFields>;

const doubtedParts = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field !== null && typeof field === "object" && "confidence" in field ? doubted(field as ReadField) : field,
    ]),
  ) as Fields;

const combineJobs = ({ text, profile, fields }: ReadResume, stated: ResumeExtraction["experience"]): Job[] => {
  const own = entriesOf(profile.experience, fields.experience);
  if (!stated || stated.length === 0) return own;
  const others = stated.map((job) => ({
    title: quoteIn(text, job.title),
    company: quoteIn(text, job.company),
    start: dateOf(job.start, text),
    end: dateOf(job.end, text),
    printedStart: quoteIn(text, job.start),
  }));
  const { pairs: compared, rest } = pairs(
    own,
    others,
    ({ value }, { title, company, start }) =>
      (title !== null && same(title.text, value.title)) ||
      (company !== null && same(company.text, value.company) && start === value.start),
  );
  const kept = compared.map(({ one, other }): Job => {
    if (other === undefined) return { ...one, fields: doubtedParts(one.fields) };
    const { dates } = one.fields;
    const areDatesSame = other.start === one.value.start && other.end === one.value.end;
    return {
      ...one,
      fields: {
        ...one.fields,
        title: judged(one.fields.title, other.title),
        company: judged(one.fields.company, other.company),
        dates: dates === null || other.start === undefined ? dates : areDatesSame ? agreed(dates) : doubted(dates),
      },
    };
  });
  const found = rest.flatMap(({ title, company, start, end, printedStart }): Job[] =>
    title === null || company === null || typeof start !== "string"
      ? []
      : [
          {
            value: {
              title: title.text,
              company: company.text,
              start,
              end: end === undefined ? start : end,
              location: null,
              description: [],
            },
            fields: {
              title: added(title),
              company: added(company),
              dates: printedStart === null ? null : added(printedStart),
              description: [],
            },
          },
        ],
  );
  return [...kept, ...found];
};

const combineSchools = ({ text, profile, fields }: ReadResume, stated: ResumeExtraction["education"]): School[] => {
  const own = entriesOf(profile.education, fields.education);
  if (!stated || stated.length === 0) return own;
  const others = stated.map((school) => ({
    institution: quoteIn(text, school.institution),
    degree: quoteIn(text, school.degree),
    year: quoteIn(text, school.year),
  }));
  const { pairs: compared, rest } = pairs(
    own,
    others,
    ({ value }, { institution, degree }) =>
      (institution !== null && same(institution.text, value.institution)) ||
      (degree !== null && same(degree.text, value.degree)),
  );
  const kept = compared.map(({ one, other }): School =>
    other === undefined
      ? { ...one, fields: doubtedParts(one.fields) }
      : {
          ...one,
          fields: {
            institution: judged(one.fields.institution, other.institution),
            degree: judged(one.fields.degree, other.degree),
            year: judged(one.fields.year, other.year),
          },
        },
  );
  const found = rest.flatMap(({ institution, degree, year }): School[] =>
    institution === null || degree === null
      ? []
      : [
          {
            value: {
              institution: institution.text,
              degree: degree.text,
              year: /^\d{4}$/.test(year?.text ?? "") ? Number(year?.text) : null,
            },
            fields: {
              institution: added(institution),
              degree: added(degree),
              year: year === null ? null : added(year),
            },
          },
        ],
  );
  return [...kept, ...found];
};

const combineSkills = (
  { text, profile, fields }: ReadResume,
  stated: readonly string[],
): Entry<string, ReadField>[] => {
  const own = entriesOf(profile.skills, fields.skills);
  const quotes = stated.flatMap((skill) => quoteIn(text, skill) ?? []);
  if (quotes.length === 0) return own;
  const { pairs: compared, rest } = pairs(own, quotes, ({ value }, quote) => same(value, quote.text));
  return [
    ...compared.map(({ one, other }) => ({ ...one, fields: other ? agreed(one.fields) : doubted(one.fields) })),
    ...rest.map((quote) => ({ value: quote.text, fields: added(quote) })),
  ];
};

export const combineReadings = (rules: ReadResume, stated: ResumeExtraction): ReadResume => {
  const { profile, fields, text } = rules;
  const title = quoteIn(text, stated.title);
  const isNewTitle = fields.title === null && title !== null;
  const jobs = combineJobs(rules, stated.experience);
  const schools = combineSchools(rules, stated.education);
  const skills = combineSkills(rules, stated.skills ?? []);
  return {
    ...rules,
    profile: {
      ...profile,
      title: isNewTitle ? title.text : profile.title,
      skills: skills.map(({ value }) => value),
      experience: jobs.map(({ value }) => value),
      education: schools.map(({ value }) => value),
    },
    fields: {
      ...fields,
      title: isNewTitle ? added(title) : judged(fields.title, title),
      skills: skills.map((skill) => skill.fields),
      experience: jobs.map((job) => job.fields),
      education: schools.map((school) => school.fields),
    },
  };
};
