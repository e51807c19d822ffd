/** The offer is written by the employer and accepted by link; the hire appears in the reports, which are recounted in SQL. */
import { expect, type Page } from "@playwright/test";
import type { Reports } from "#domain/reports/reports.ts";
import { column } from "../pages/board-page.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { dashboard, panel } from "../pages/dashboard-page.ts";
import { open } from "../pages/site-page.ts";
import { waitForEmail, linkPathIn, type Mailbox } from "./emails.ts";
import { company, iris } from "./people.ts";

const offer = (page: Page) => page.getByRole("region", { name: "Offers", exact: true });

/** Starts on the candidate's page. */
export const sendOffer = async (page: Page): Promise<void> => {
  await offer(page).getByRole("button", { name: "Create offer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Pay").fill("84,500");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog).toBeHidden();
  await offer(page).getByRole("button", { name: "Send offer", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send offer" }).click();
  await expect(offer(page).getByText("Awaiting response")).toBeVisible();
};

export const acceptOffer = async (page: Page, mailbox: Mailbox): Promise<void> => {
  await open(page, linkPathIn(await waitForEmail(mailbox, iris.email, /^Your offer/), "/offers/"));
  await expect(page.getByText("$84,500/year").first()).toBeVisible();
  await page.getByLabel("Your full name").fill(iris.name);
  await page.getByRole("checkbox", { name: /^I accept this offer/ }).check();
  await page.getByRole("button", { name: "Accept offer" }).click();
  await expect(page.getByRole("heading", { name: "You accepted this offer" })).toBeVisible();
};

export const expectHired = async (page: Page, board: string): Promise<void> => {
  await open(page, board);
  await expect(column(page, "Hired").getByRole("link", { name: iris.name })).toBeVisible();
};

interface Recount {
  readonly arrived: number;
  readonly screening: number;
  readonly interview: number;
  readonly offer: number;
  readonly hired: number;
  readonly secondsToHire: number;
  readonly stays: number;
  readonly stayed: number;
}

/** Recounts in SQL, without product code. Nothing was undone here, so every move counts. */
const recount = async (): Promise<Recount> => {
  const [row] = await queryDatabase<Recount & Record<string, unknown>>(
    `with a as (select a.* from job_applications a join companies c on c.id = a.company_id where c.name = $1),
     m as (select p.*, lag(p.created_at) over (partition by p.application_id order by p.created_at, p.id) as before
       from pipeline_activities p join a on a.id = p.application_id
       where p.activity_type = 'stage_change' and p.from_stage <> p.to_stage),
     far as (select application_id, max(array_position(array['screening', 'interview', 'offer', 'hired'], to_stage)) as place
       from m group by application_id)
     select count(*)::int as arrived,
       count(*) filter (where far.place >= 1)::int as screening, count(*) filter (where far.place >= 2)::int as interview,
       count(*) filter (where far.place >= 3)::int as offer, count(*) filter (where a.stage = 'hired')::int as hired,
       sum(floor(extract(epoch from a.hired_at - a.applied_at)))::int as "secondsToHire",
       (select count(*)::int from m) as stays,
       (select sum(floor(extract(epoch from m.created_at - coalesce(m.before, b.applied_at))))::int
         from m join a b on b.id = m.application_id) as stayed
     from a left join far on far.application_id = a.id`,
    [company],
  );
  if (row === undefined) throw new Error("nobody arrived");
  return row;
};

export const expectCorrectReports = async (page: Page): Promise<void> => {
  const counted = await recount();
  expect(counted).toMatchObject({ arrived: 1, screening: 1, interview: 1, offer: 1, hired: 1 });
  const { hires, arrivals, stays, cohorts } = (await (await page.request.get("/api/reports")).json()) as Reports;
  const { arrived, screening, interview, offer: offered, hired, secondsToHire } = counted;
  expect(arrivals.total).toMatchObject({
    n: arrived,
    open: 0,
    reached: { screening, interview, offer: offered, hired },
  });
  expect(hires.total).toMatchObject({ n: hired, left: 0, totalSeconds: secondsToHire, medianSeconds: secondsToHire });
  expect(stays.total).toMatchObject({ n: counted.stays, left: 0, totalSeconds: counted.stayed });
  // The month is not over, so its cohort does not count yet.
  expect(cohorts.total).toMatchObject({ n: 0, left: arrived });

  await open(page, `${dashboard}?tab=reports`);
  for (const name of ["Success Rate", "Pipeline Conversion"])
    await expect(panel(page).getByRole("region", { name, exact: true })).toContainText(`1 of ${arrived}`);
  await panel(page).getByRole("link", { name: "Success Rate" }).click();
  await expect(page.getByRole("link", { name: iris.name })).toBeVisible();
};
