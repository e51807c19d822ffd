/** A candidate's projects, each read as its owner: other people's projects are not found. */
import { asc, eq, max } from "drizzle-orm";
import { maxProjects, type Project, type ProjectFacts } from "#domain/profiles/portfolio.ts";
import type { itemVisibilities } from "#domain/profiles/profile-status.ts";
import { asActor, type Database } from "../../db/client.ts";
import { portfolioItems } from "../../db/tables/profiles.ts";
import { AppError } from "../../infra/http/errors.ts";
import { profileIdOf } from "../profiles/owner.service.ts";

const toProject = (row: typeof portfolioItems.$inferSelect): Project => ({
  id: row.id,
  title: row.title,
  description: row.description ?? "",
  link: row.projectUrl ?? "",
  technologies: row.technologies,
  visibility: row.visibility as (typeof itemVisibilities)[number],
  displayOrder: row.displayOrder,
});

const columnsOf = ({ title, description, link, technologies, visibility }: ProjectFacts) => ({
  title,
  description: description === "" ? null : description,
  projectUrl: link === "" ? null : link,
  technologies,
  visibility,
});

const readProjects = async (db: Database): Promise<{ projects: Project[] }> => {
  const rows = await db
    .select()
    .from(portfolioItems)
    .orderBy(asc(portfolioItems.displayOrder), asc(portfolioItems.createdAt), asc(portfolioItems.id));
  return { projects: rows.map(toProject) };
};

export const listProjects = (db: Database, userId: string) => asActor(db, { userId }, readProjects);

export const addProject = (db: Database, userId: string, facts: ProjectFacts): Promise<Project> =>
  asActor(db, { userId }, async (db) => {
    const candidateId = await profileIdOf(db, userId);
    if ((await db.$count(portfolioItems)) >= maxProjects) {
      throw new AppError("validation_failed", `You can add up to ${maxProjects} projects. Remove one first.`);
    }
    const [last] = await db.select({ order: max(portfolioItems.displayOrder) }).from(portfolioItems);
    const [created] = await db
      .insert(portfolioItems)
      .values({ ...columnsOf(facts), candidateId, displayOrder: (last?.order ?? -1) + 1 })
      .returning();
    if (created === undefined) throw new Error("the project was not stored");
    return toProject(created);
  });

export const changeProject = async (
  db: Database,
  userId: string,
  id: string,
  facts: ProjectFacts,
): Promise<Project> => {
  const [changedItem] = await asActor(db, { userId }, (db) =>
    db.update(portfolioItems).set(columnsOf(facts)).where(eq(portfolioItems.id, id)).returning(),
  );
  if (changedItem === undefined) throw new AppError("not_found");
  return toProject(changedItem);
};

export const removeProject = (db: Database, userId: string, id: string) =>
  asActor(db, { userId }, async (db) => {
    const removedItems = await db
      .delete(portfolioItems)
      .where(eq(portfolioItems.id, id))
      .returning({ id: portfolioItems.id });
    if (removedItems.length === 0) throw new AppError("not_found");
    return readProjects(db);
  });

/** Named ids first, in that order; projects that another tab has added since follow. */
export const orderProjects = (db: Database, userId: string, ids: readonly string[]) =>
  asActor(db, { userId }, async (db) => {
    const { projects } = await readProjects(db);
    const position = new Map(ids.map((id, index) => [id, index]));
    const ordered = projects.toSorted(
      (one, other) => (position.get(one.id) ?? ids.length) - (position.get(other.id) ?? ids.length),
    );
    for (const [displayOrder, { id }] of ordered.entries()) {
      await db.update(portfolioItems).set({ displayOrder }).where(eq(portfolioItems.id, id));
    }
    return readProjects(db);
  });
