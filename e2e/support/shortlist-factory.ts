/** Candidates for shortlists in browser tests, and the links in the emails. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { CaughtMail } from "#server/test/email/mail-catcher.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { markScored } from "./mark-scored.ts";

interface ShortlistCandidate {
  readonly name: string;
  readonly email: string;
  readonly employer: string;
}

/** Each candidate has a unique employer, school and phone number. */
export const createShortlistJob = async (companyId: string, names: readonly string[], title = "Night Ward Nurse") => {
  const [job] = await queryDatabase<{ id: string }>(
    "insert into jobs_enhanced (company_id, title, location) values ($1, $2, 'Dayton, OH') returning id",
    [companyId, title],
  );
  const people: ShortlistCandidate[] = [];
  for (const [index, name] of names.entries()) {
    const [first = "", last = ""] = name.split(" ");
    const person = { name, email: `${randomUUID()}@people.example`, employer: `Quarrymoor ${last}` };
    people.push(person);
    const record = {
      company_id: companyId,
      first_name: first,
      last_name: last,
      email: person.email,
      phone: `+1 614 555 01${40 + index}`,
      current_title: `ICU Nurse at ${person.employer}`,
      current_company: person.employer,
      location: "Xenia, OH",
      experience: 7 + index,
      summary: `${first} has led nights at ${person.employer}.`,
      linkedin_url: `https://www.linkedin.com/in/${last.toLowerCase()}`,
      skills: ["Patient Care", "Epic", "Triage", "Wound Care"],
      work_history: [
        {
          title: "ICU Nurse",
          company: person.employer,
          start: "2019-03",
          end: null,
          description: `Thirty beds at ${person.employer}`,
        },
        { title: "Staff Nurse", company: person.employer, start: "2015-01", end: "2019-02" },
      ],
      education: [{ degree: "BSN", school: `Wrenfield ${last}`, year: 2014 }],
    };
    const columns = Object.keys(record).join(", ");
    await queryDatabase(
      `with made as (
         insert into candidates (${columns}) select ${columns} from jsonb_populate_record(null::candidates, $3) returning id)
       insert into job_applications (company_id, job_id, candidate_id, score, last_activity)
       select $1, $2, id, 80 - $4::int, now() - make_interval(mins => $4::int) from made`,
      [companyId, job?.id, JSON.stringify(record), index],
    );
  }
  await markScored(job?.id ?? "");
  return { jobId: job?.id ?? "", people };
};

/** Waits for the newest email to this address with such a link, and returns the link's path. */
export const pathEmailedTo = async (
  caught: readonly CaughtMail[],
  email: string,
  kind: "submissions" | "shortlists",
): Promise<string> => {
  const findLink = () =>
    caught
      .filter(({ to }) => to.includes(email))
      .flatMap(({ mail }) => new RegExp(String.raw`/${kind}/[\w-]+`).exec(mail.text ?? "") ?? [])
      .at(-1);
  await expect.poll(findLink, { message: `a link of ${kind} for ${email}`, timeout: 60_000 }).toBeDefined();
  return findLink() ?? "";
};
