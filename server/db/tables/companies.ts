/** Employers' workspaces: the tenants that own all data of the hiring product. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { networkRequestStates } from "#domain/companies/network-access.ts";
import { planKeys } from "#domain/plans/plans.ts";
import { storedPermissionLevels } from "#domain/teams/permission-level.ts";
import { createdAt, id, instant, oneOf, updatedAt } from "./columns.ts";
import { users } from "./identity.ts";

export const companies = pgTable(
  "companies",
  {
    id: id(),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    website: varchar({ length: 500 }),
    industry: varchar({ length: 100 }),
    size: varchar({ length: 50 }),
    logoUrl: varchar({ length: 500 }),
    isSample: boolean().notNull().default(false),
    /** The current step of the setup: 1 profile, 2 first team, 3 welcome. */
    setupStep: smallint().notNull().default(1),
    /** Members without two-factor authentication have no access until they set it up. */
    requireTwoFactor: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check("companies_setup_step_known", sql`${t.setupStep} between 1 and 3`),
    // For finding the company that a user's email domain belongs to.
    index("companies_domain").on(sql`domain_of(${t.website})`),
  ],
);

export const companyProfiles = pgTable("company_profiles", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  tagline: text().notNull(),
  culture: text().notNull(),
  benefits: text().array().notNull().default([]),
  locations: text().array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const companyMembers = pgTable(
  "company_members",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    position: varchar({ length: 100 }),
    department: varchar({ length: 100 }),
    permissions: varchar({ length: 50 }).notNull().default("view"),
    joinedAt: createdAt(),
  },
  (t) => [
    unique("company_members_once").on(t.companyId, t.userId),
    index("company_members_user").on(t.userId),
    oneOf("company_members_permissions_known", t.permissions, storedPermissionLevels),
  ],
);

/** A recruiter of the firm with access granted by the workspace's admin, active while `dismissedAt` is null. */
export const recruiterAccess = pgTable(
  "recruiter_access",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    admittedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    admittedAt: createdAt(),
    dismissedAt: instant(),
  },
  (t) => [
    uniqueIndex("recruiter_access_open")
      .on(t.companyId, t.userId)
      .where(sql`${t.dismissedAt} is null`),
    index("recruiter_access_company").on(t.companyId),
    index("recruiter_access_user").on(t.userId),
  ],
);

/** The plan of a workspace, set by staff. A workspace without a row is on trial, or its trial has ended. */
export const workspacePlans = pgTable(
  "workspace_plans",
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    plan: varchar({ length: 50 }).notNull(),
    /** The last day of the plan. Null if it has no end. */
    endsOn: date({ mode: "string" }),
    setBy: uuid().references(() => users.id, { onDelete: "set null" }),
    setAt: createdAt(),
  },
  (t) => [oneOf("workspace_plans_plan_known", t.plan, planKeys), index("workspace_plans_set_by").on(t.setBy)],
);

/** Access to the candidate network, requested by a workspace and decided by staff. */
export const networkAccess = pgTable(
  "network_access",
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    state: varchar({ length: 20 }).notNull(),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    requestedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant(),
  },
  (t) => [
    oneOf("network_access_state_known", t.state, networkRequestStates),
    index("network_access_requested_by").on(t.requestedBy),
    index("network_access_decided_by").on(t.decidedBy),
  ],
);

/** Domains where anyone can get an email address, so that an address there proves no membership in a company. */
export const sharedMailDomains = pgTable("shared_mail_domains", { domain: varchar({ length: 255 }).primaryKey() });
