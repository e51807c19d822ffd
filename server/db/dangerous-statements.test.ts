/** New migrations block no busy table. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dangersOf, createdTables } from "./dangerous-statements.ts";
import { expectedMigrations } from "./expected-migrations.ts";

/** The baseline creates an empty database. */
const lastUnchecked = "0000";

const dangerous: readonly (readonly [statement: string, words: string])[] = [
  ["create index leads_at on leads (created_at)", "CONCURRENTLY"],
  ["create unique index leads_key on leads (key)", "CONCURRENTLY"],
  ["create index concurrently leads_at on leads (created_at)", "first line"],
  ["alter table leads alter column n type bigint", "every row anew"],
  ["alter table leads alter column n set not null", "VALIDATE"],
  ["alter table leads add column k uuid default gen_random_uuid()", "default"],
  ["alter table leads add column at timestamptz default clock_timestamp() not null", "default"],
  ["alter table leads add column n int generated always as (1 + 1) stored", "generated"],
  ["alter table leads add column n int unique", "USING INDEX"],
  ["alter table leads add column n int references jobs (id)", "NOT VALID"],
  ["alter table leads add constraint n_is check (n > 0)", "NOT VALID"],
  ["alter table leads add constraint n_of foreign key (n) references jobs (id)", "NOT VALID"],
  ["alter table leads add primary key (id)", "USING INDEX"],
  ["alter table leads drop column n", "a release after"],
  ["alter table leads rename column n to m", "the code before"],
  ["alter table leads rename to letters", "the code before"],
  ["drop table leads", "a release after"],
  ["update leads set n = 1", "in parts"],
  ["delete from leads", "in parts"],
  ["truncate leads", "whole table"],
  ["lock table leads", "whole table"],
  ["vacuum full leads", "whole table"],
];

test.each(dangerous)("%s is dangerous: %s", (statement, words) => {
  const dangers = dangersOf(`create policy p on leads;\n${statement};`);
  expect(dangers.map(({ reason }) => reason).join(" ")).toContain(words);
  expect(dangers[0]?.statement).toBe(statement);
});

const harmless = [
  "alter table leads add column n int",
  "alter table leads add column at timestamptz default now() not null",
  "alter table leads add column kind text default 'quote' not null",
  "alter table leads add constraint n_is check (n > 0) not valid",
  "alter table leads validate constraint n_is",
  "alter table leads add constraint k unique using index leads_key",
  "create table letters (id uuid primary key); create index letters_at on letters (id); alter table letters add constraint n check (true)",
  "-- outside a transaction\ncreate index concurrently leads_at on leads (created_at)",
  "-- safe: at most a hundred rows in any installation\nupdate leads set n = 1",
  "create function f() returns void language sql as 'update leads set n = 1'",
  "create view v as select 1",
];

test.each(harmless)("%s is harmless", (text) => {
  expect(dangersOf(text)).toEqual([]);
});

test("a reason counts only for the statement below it and must not be empty", () => {
  const reason = "-- safe: at most a hundred rows in any installation\n";
  expect(dangersOf(`${reason}update leads set n = 1;\nupdate jobs set n = 1;`)).toHaveLength(1);
  expect(dangersOf("-- safe: yes\nupdate leads set n = 1;")).toHaveLength(1);
});

const textOf = (tag: string): string => readFileSync(new URL(`migrations/${tag}.sql`, import.meta.url), "utf8");

test("no later migration blocks a busy table without a stated reason", () => {
  const checked = expectedMigrations.filter(({ tag }) => tag.slice(0, 4) > lastUnchecked);
  const dangers = checked.flatMap(({ tag }, index) => {
    // A table is created in one file and gets its policies and indexes in the next, in the same release.
    const before = new Set(index === 0 ? [] : createdTables(textOf(checked[index - 1]?.tag ?? "")));
    return dangersOf(textOf(tag), before).map(({ statement, reason }) => `${tag}: ${statement}: ${reason}`);
  });
  expect(dangers).toEqual([]);
});

test("every migration parses, and no two have the same timestamp", () => {
  for (const { tag } of expectedMigrations) expect(() => dangersOf(textOf(tag)), tag).not.toThrow();
  expect(new Set(expectedMigrations.map(({ when }) => when)).size).toBe(expectedMigrations.length);
});
