/** What visitors see of jobs: the list, one page per job, and the source of feeds. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type BoardJob, jobsPerPage, type PostedJob } from "#domain/jobs/job-board.ts";
import { jobs } from "../../db/tables/jobs.ts";
import { aPublicJob } from "../../test/fixtures/factories.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, db } = await buildTestApp();

interface Board {
  readonly jobs: readonly BoardJob[];
  readonly count: number;
  readonly hasMore: boolean;
}

beforeAll(async () => {
  for (let index = 0; index < 25; index += 1)
    await aPublicJob(db, { title: `Crane Operator ${index}`, industry: null });
  await aPublicJob(db, { title: "Remote Coder", type: "Remote", isRemote: true, employmentType: "part-time" });
  await aPublicJob(db, { title: "Contract Coder", type: "Contract" });
  await aPublicJob(db, { title: "Invented Coder", isSample: true });
});

const board = async (query: string) => (await app.inject(`/api/job-board?${query}`)).json<Board>();
const titles = ({ jobs: found }: Board) => found.map(({ title }) => title);
const page = async (slug: string) =>
  (await app.inject(`/api/job-board/${slug}`)).json<{ state: string; job: PostedJob }>();

test("pages the list and states the total", async () => {
  const [first, second] = [await board("title=crane"), await board("title=crane&page=2")];
  expect([first.jobs.length, first.count, first.hasMore]).toEqual([jobsPerPage, 25, true]);
  expect([second.jobs.length, second.hasMore]).toEqual([5, false]);
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(25);
});

test.each([
  ["title=coder&type=part-time", ["Remote Coder"]],
  ["title=coder&type=contract", ["Contract Coder"]],
  ["title=coder&remote=only", ["Remote Coder"]],
  ["title=coder&remote=only&type=contract", []],
  ["title=coder&salary=150k%2B", []],
])("%s finds %j", async (query, expected) => {
  expect(titles(await board(query))).toEqual(expected);
});

test("finds a job by slug and by id; an unknown one is not found", async () => {
  const { id, slug } = await aPublicJob(db, { title: "Zoë’s Café Manager, Nights!", company: "Ünï & Co" });
  expect(slug).toBe(`zoe-s-cafe-manager-nights-uni-co-dayton-oh-${id.replaceAll("-", "").slice(-10)}`);
  expect((await page(slug)).job.id).toBe(id);
  expect((await page(id)).job.slug).toBe(slug);
  expect((await app.inject("/api/job-board/no-such-job")).statusCode).toBe(404);
});

test("a closed or expired job has the state gone and lists similar jobs", async () => {
  const closed = await aPublicJob(db, { title: "Crane Operator, Nights", isActive: false });
  const past = await aPublicJob(db, { title: "Crane Operator, Days", closesAt: new Date("2020-01-01") });
  for (const { slug, title } of [closed, past]) {
    const gone = (await app.inject(`/api/job-board/${slug}`)).json<{ state: string; similar: BoardJob[] }>();
    expect(gone).toMatchObject({ state: "gone", title });
    expect(gone.similar).toHaveLength(4);
    expect(gone.similar.every((each) => each.title.startsWith("Crane Operator"))).toBe(true);
  }
  await db.delete(jobs).where(eq(jobs.id, past.id));
});

test("feeds contain every open job once and no sample", async () => {
  await db.insert(jobs).values(
    Array.from({ length: 230 }, (_each, index) => ({
      title: `Feed ${index}`,
      company: "Feed",
      location: "Dayton, OH",
      salary: "$50k",
      type: "Full-time",
      description: "x",
    })),
  );
  interface Part {
    readonly jobs: readonly PostedJob[];
    readonly next: string | null;
  }
  const part = async (query: string): Promise<Part> => (await app.inject(`/api/job-postings${query}`)).json<Part>();
  const first = await part("");
  const second = await part(`?after=${first.next}`);
  expect(second.next).toBeNull();
  const seenTitles = [...first.jobs, ...second.jobs].map(({ title }) => title);
  expect(new Set(seenTitles).size).toBe(seenTitles.length);
  expect(seenTitles.filter((title) => title.startsWith("Feed "))).toHaveLength(230);
  expect(seenTitles).not.toContain("Invented Coder");
});
