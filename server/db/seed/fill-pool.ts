/** Fills the demo workspace to a given number of generated candidates, by COPY, for benchmarks at scale. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { seededRandom } from "./seeded-random.ts";
import { generateCandidate } from "./invent-candidate.ts";
import { demoCompanyId } from "#domain/demo/demo-company.ts";
import { poolSource } from "./seed-demo-workspace.ts";
import { occupationsByCategory } from "./sample-people.ts";

const columns =
  "id, company_id, first_name, last_name, email, phone, current_title, current_company, experience, skills, location, " +
  "desired_salary, availability, source, summary, work_history, education, credentials, created_at, updated_at";

const rowsPerChunk = 500;

/** COPY's text format: a backslash before characters that would end a field or a line. */
const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");

const arrayLiteral = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`;

/** UUIDv7s in order of creation: milliseconds, a counter, random bits. */
const orderedIds = (now: Date) => {
  let serial = 0;
  const base = now.getTime();
  return (): string => {
    serial += 1;
    const time = (base + Math.floor(serial / 4096)).toString(16).padStart(12, "0");
    const count = (serial % 4096).toString(16).padStart(3, "0");
    const tail = randomBytes(8).toString("hex");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-8${tail.slice(1, 4)}-${tail.slice(4, 16)}`;
  };
};

function* lines(count: number, firstSerial: number, now: Date): Generator<string> {
  const occupations = Object.values(occupationsByCategory).flat();
  const draw = seededRandom(firstSerial);
  const nextId = orderedIds(now);
  let chunk = "";
  for (let index = 0; index < count; index += 1) {
    const person = generateCandidate(draw.pick(occupations), firstSerial + index, now, draw);
    const created = person.createdAt.toISOString();
    const fields = [
      nextId(),
      demoCompanyId,
      person.firstName,
      person.lastName,
      person.email,
      person.phone,
      person.currentTitle,
      person.currentCompany,
      String(person.experience),
      arrayLiteral(person.skills),
      person.location,
      String(person.desiredSalary),
      person.availability,
      poolSource,
      person.summary,
      JSON.stringify(person.workHistory),
      JSON.stringify(person.education),
      JSON.stringify(person.credentials),
      created,
      created,
    ];
    chunk += `${fields.map(escaped).join("\t")}\n`;
    if ((index + 1) % rowsPerChunk === 0) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk !== "") yield chunk;
}

/** Building an index over finished rows is much faster than updating it row by row. */
const withoutIndexes = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = 'candidates'::regclass
      and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query("set local maintenance_work_mem = '1GB'");
  for (const { definition } of rows) await client.query(definition);
};

export const fillDemoPool = async (ownerUrl: string, targetCount: number, now: Date): Promise<number> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ n: string }>("select count(*) as n from candidates where company_id = $1", [
      demoCompanyId,
    ]);
    const present = Number(rows[0]?.n);
    const missing = Math.max(0, targetCount - present);
    if (missing > 0) {
      await withoutIndexes(client, () =>
        pipeline(
          Readable.from(lines(missing, present, now)),
          client.query(copyFrom(`copy candidates (${columns}) from stdin`)),
        ),
      );
    }
    await client.query("commit");
    await client.query("analyze candidates");
    return missing;
  } finally {
    await client.end();
  }
};
