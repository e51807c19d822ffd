/**
 * The prototype that bench/http/signed-actor.ts measures: the database trusts an actor only if an HMAC over it is valid, with a key that
 * app_server cannot read. Every role can write settings, so the result of a verification cannot be stored in one: each policy verifies
 * again.
 */
import { createHmac } from "node:crypto";
import type pg from "pg";

const key = Buffer.from("for benches only, 32 bytes long.");
const hmacPad = (byte: number): string =>
  Buffer.from(Array.from({ length: 64 }, (_item, index) => (key[index] ?? 0) ^ byte)).toString("hex");

const settings = ["company_id", "user_id", "staff", "invitation_hash", "application_id"] as const;
const signedSettingsSql = settings.map((name) => `current_setting('app.${name}', true)`).join(", ");

const actorFunctions = {
  app_company_id: ["uuid", "nullif(current_setting('app.company_id', true), '')::uuid", "null"],
  app_user_id: ["uuid", "nullif(current_setting('app.user_id', true), '')::uuid", "null"],
  app_is_staff: ["boolean", "coalesce(current_setting('app.staff', true), '') = 'on'", "false"],
  app_invitation_hash: ["text", "nullif(current_setting('app.invitation_hash', true), '')", "null"],
  app_application_id: ["uuid", "nullif(current_setting('app.application_id', true), '')::uuid", "null"],
} as const;

/**
 * HMAC-SHA-256 with its two pads stored, which needs no extension. It is PL/pgSQL, because that caches the lookup's plan for the connection
 * and is not inlined into every policy during planning; SQL functions took about twice as long.
 */
const verifyingFunctionsSql = (conditionSql: string): string => `
  create table actor_keys (id int primary key, inner_pad bytea not null, outer_pad bytea not null);
  revoke all on actor_keys from app_server, app_reader;
  insert into actor_keys values (1, '\\x${hmacPad(0x36)}', '\\x${hmacPad(0x5c)}');
  ${Object.entries(actorFunctions)
    .map(
      ([name, [type, value, fallback]]) => `
  create or replace function ${name}() returns ${type} language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  declare
    signature text := current_setting('app.seal', true);
    actor_key actor_keys;
  begin
    if coalesce(signature, '') = '' then return ${fallback}; end if;
    select * into actor_key from actor_keys where id = split_part(signature, '.', 1)::int;
    if ${conditionSql} then return ${value}; end if;
    return ${fallback};
  end $$;`,
    )
    .join("")}`;

export const variants = {
  /** The current design. */
  plain: "",
  /** The minimum cost of any design that keeps its trusted data in a table: the function and the lookup, without a hash. */
  lookup: verifyingFunctionsSql("actor_key.id is not null"),
  signed: verifyingFunctionsSql(`coalesce(
      sha256(actor_key.outer_pad || sha256(actor_key.inner_pad || convert_to(concat_ws('|', ${signedSettingsSql}, split_part(signature, '.', 2)), 'UTF8'))) = decode(split_part(signature, '.', 3), 'hex')
      and to_timestamp(split_part(signature, '.', 2)::bigint) > transaction_timestamp(), false)`),
} as const;

export type Variant = keyof typeof variants;

const setActorStatement = "select set_config('app.company_id'";

interface QueryConfig {
  readonly text: string;
}

/** Key id, expiry in seconds since 1970, HMAC over the settings and the expiry. */
export const signActor = (values: readonly string[]): string => {
  const expires = Math.floor(Date.now() / 1000) + 600;
  const hash = createHmac("sha256", key)
    .update([...values, expires].join("|"))
    .digest("hex");
  return `1.${expires}.${hash}`;
};

/** Adds the signature to the statement with which server/db/client.ts sets the actor, so that the product's services run unchanged. */
export const patchClientToSign = (client: pg.PoolClient): void => {
  const originalQuery = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((config: QueryConfig, values: readonly string[], ...rest: unknown[]) => {
    if (typeof config !== "object" || !config.text.startsWith(setActorStatement))
      return originalQuery(config, values, ...rest);
    const text = `${config.text}, set_config('app.seal', $${values.length + 1}, true)`;
    return originalQuery({ ...config, text }, [...values, signActor(values)], ...rest);
  }) as typeof client.query;
};
