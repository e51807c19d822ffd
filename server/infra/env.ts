/** All environment variables, checked once at start. docs/configuration.md is generated from this table. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { defaultCallsPerMinute } from "#domain/api-tokens/api-tokens.ts";
import { defaultGraceDays } from "#domain/closing/closing.ts";
import { keysFrom, secretList } from "./key-settings.ts";
import { KeyringError, minSecretLength } from "./keyring.ts";
import { missingForModel, modelProviders } from "./model-settings.ts";
import { defaultEmailLogDays } from "./rights-settings.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://");

export const processRoles = ["api", "web", "worker"] as const;
export type ProcessRole = (typeof processRoles)[number];

const roleList = z
  .string()
  .transform((value) => value.split(",").map((role) => role.trim()))
  .pipe(z.array(z.enum(processRoles)).min(1));

export const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development").meta({
    description: "`production` keeps pages that are for developers out and expects HTTPS in front.",
  }),
  ROLES: roleList.prefault("api,web,worker").meta({
    description: "What this process does, comma-separated: `api` answers /api, `web` the pages, `worker` runs tasks.",
  }),
  HOST: z.string().default("127.0.0.1").meta({ description: "Address to listen on; `0.0.0.0` in a container." }),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).meta({ description: "Port to listen on." }),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description:
      "A second port that only machines ask, in every role: /healthz, /readyz and /metrics. Never to be reached from outside. Unset: none.",
  }),
  METRICS_HOST: z.string().default("127.0.0.1").meta({ description: "Address of the port above." }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: "Where traces go, by OTLP over HTTP, such as `http://127.0.0.1:4318`. Unset: none are made.",
    }),
  OTEL_SERVICE_NAME: z.string().default("cohire").meta({ description: "What this process is called in traces." }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(0).meta({
    description:
      "How long a process that is told to end says so at /readyz and still answers, before it closes its door. Longer than it takes a balancer to notice, or than a client keeps an idle connection: 6 where updates must not be felt.",
  }),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .prefault("http://localhost:3000")
    .meta({
      description: "The address people type, without a trailing slash: links in mails, canonical URLs, origin checks.",
    }),
  DATABASE_URL: postgresUrl.meta({
    description: "PostgreSQL as the role `app_server`, which row-level security binds.",
  }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10).meta({
    description:
      "Connections one process may hold; all processes together must stay under PostgreSQL's max_connections.",
  }),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters; make one with: openssl rand -base64 32").meta({
    description:
      "Signs sessions and links and seals second factors and webhook secrets. To replace it, follow docs/key-rotation.md.",
  }),
  AUTH_OLD_SECRETS: z
    .string()
    .transform(secretList)
    .pipe(z.array(z.string().min(minSecretLength, `must hold secrets of at least ${minSecretLength} characters`)))
    .optional()
    .meta({
      description:
        "Earlier values of AUTH_SECRET, comma-separated, newest first: what they signed or sealed is still accepted. `npm run rotate-keys` says when one can be removed.",
    }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .meta({
      description: "The mail server, with name and password if it wants them: `smtp://user:password@host:587`.",
    }),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`).meta({ description: "The sender of every mail." }),
  STAFF_EMAIL: z.email().default(brand.email).meta({ description: "Where the firm reads about new leads." }),
  INBOUND_MAIL_SECRET: z
    .string()
    .min(24, "must be at least 24 characters; make one with: openssl rand -base64 24")
    .optional()
    .meta({
      description:
        "What a mail provider says when it forwards the firm's mail to /api/inbound-mail. Unset: nothing is taken in.",
    }),
  FILES_FOLDER: z.string().default(".data/files").meta({
    description: "Folder for uploaded files; every process must see the same one. Back it up with the database.",
  }),
  ERASURE_SECRET: z
    .string()
    .min(32, "must be at least 32 characters; make one with: openssl rand -base64 32")
    .optional()
    .meta({
      description:
        "The key of the hashes in the ledger of erasures. Unset: AUTH_SECRET. Set it before AUTH_SECRET is ever changed, and keep it for as long as the oldest backup.",
    }),
  ERASURE_LEDGER_FILE: z.string().default(".data/erasures.jsonl").meta({
    description:
      "The ledger's copy outside the database, read by `erase:replay` after a restore. Not in FILES_FOLDER, and backed up on its own: it must never be older than the database.",
  }),
  RETENTION_MONTHS: z.coerce.number().int().min(3).max(120).default(24).meta({
    description:
      "After so many months without a visit a candidate's account is erased, thirty days after a notice by mail.",
  }),
  WORKSPACE_CLOSING_DAYS: z.coerce.number().int().min(1).max(365).default(defaultGraceDays).meta({
    description:
      "Days between the moment an admin begins to close a workspace and its erasure. Any admin can cancel until then. A closing that has begun keeps its day.",
  }),
  EMAIL_LOG_DAYS: z.coerce.number().int().min(90).max(3650).default(defaultEmailLogDays).meta({
    description:
      "Days for which the log of sent emails keeps address and subject. Within this time no email is sent twice and replies find their lead. At least 90.",
  }),
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(20).meta({
    description: "How many files one address may upload in an hour.",
  }),
  CHAT_MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(20).meta({
    description: "How many messages one person may send to the profile assistant in a minute.",
  }),
  API_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(defaultCallsPerMinute).meta({
    description: "How many calls one API token of a workspace may make in a minute.",
  }),
  RESUME_READERS: z.coerce.number().int().min(1).max(64).default(2).meta({
    description:
      "How many processes read uploaded résumés, each of at most 640 MB while it reads and some 150 MB at rest. As many as there are cores.",
  }),
  OVERLOAD_PAUSE_MS: z.coerce.number().int().min(0).default(1000).meta({
    description:
      "A process that is kept from answering for so long, on average over a second, answers 503 and when to come back. 0: it never does.",
  }),
  FORMS_PER_MINUTE: z.coerce.number().int().min(1).default(5).meta({
    description: "How many forms one address may send in a minute.",
  }),
  FORMS_PER_EMAIL_PER_DAY: z.coerce.number().int().min(1).default(3).meta({
    description: "How many forms may name one e-mail address in a day.",
  }),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(10).meta({
    description: "How many accounts one address may make in an hour.",
  }),
  SIGN_INS_PER_QUARTER_HOUR: z.coerce.number().int().min(1).default(50).meta({
    description:
      "How often one address may try to sign in within a quarter of an hour. Apart from this, five tries for one account slow the sixth.",
  }),
  COMPANY_LOOKUPS_PER_HOUR: z.coerce.number().int().min(1).default(10).meta({
    description: "How many company websites one address may have looked up in an hour.",
  }),
  ANALYTICS_TAG_URL: z
    .url({ protocol: /^https?$/ })
    // Written into built pages unescaped, so characters special to HTML or JavaScript are not allowed.
    .regex(/^[\w.:/?=&%+-]+$/, "must be a plain address")
    .optional()
    .meta({
      description:
        "Script of the page-view service with its id, such as `https://www.googletagmanager.com/gtag/js?id=G-ABC123`. Unset: no third party at all. Set: loaded only after a visitor agrees.",
    }),
  MODEL_PROVIDER: z.enum(modelProviders).optional().meta({
    description:
      "Who rewrites what the matching has found: `openai-compatible` (any server that speaks that protocol), `openai` or `anthropic`. Unset: no model is asked, and templates speak.",
  }),
  MODEL_NAME: z.string().optional().meta({ description: "The model's name as its provider has it." }),
  MODEL_API_KEY: z.string().optional().meta({ description: "The provider's key; a server of your own may need none." }),
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        "Where the provider answers, such as `http://127.0.0.1:8000/v1`. Needed for `openai-compatible`; the other two know theirs.",
    }),
  MODEL_TAKES_SCHEMA: flag.prefault("true").meta({
    description: "`false` for an `openai-compatible` server that can be asked for JSON but not for a schema.",
  }),
  MODEL_TIME_LIMIT_MS: z.coerce.number().int().min(500).max(30_000).default(6000).meta({
    description: "How long to wait for the model before the templates speak, in milliseconds.",
  }),
  MODEL_TOKENS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000).meta({
    description: "How many tokens one workspace may use in a day (UTC); then templates speak.",
  }),
  MODEL_REST_MS: z.coerce.number().int().min(100).max(3_600_000).default(30_000).meta({
    description:
      "How long a model that failed five times in a row is left alone before it is asked again, in milliseconds.",
  }),
  TRUST_PROXY: z.string().optional().meta({
    description:
      "Addresses of the proxies in front, comma-separated; only theirs are believed about a client's address.",
  }),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info").meta({
    description: "How much to log, as JSON lines on standard output.",
  }),
  QUICK_PASSWORDS: flag.prefault("false").meta({
    description:
      "`true` hashes passwords quickly and weakly, for tests. Refused where ORIGIN is not an address of this machine.",
  }),
  UI_PAGE: flag
    .prefault("false")
    .meta({ description: "`true` shows the page /ui with every primitive of the interface." }),
});

/** The problem with the configured secrets, or undefined. */
const keyringProblem = (env: {
  readonly AUTH_SECRET: string;
  readonly AUTH_OLD_SECRETS?: readonly string[] | undefined;
}) => {
  try {
    keysFrom(env);
    return undefined;
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    return error.message;
  }
};

const isLocalOrigin = (origin: string): boolean => ["127.0.0.1", "localhost"].includes(new URL(origin).hostname);

/** Rules across several variables. */
const environmentRules = environment.superRefine((env, context) => {
  if (env.QUICK_PASSWORDS && !isLocalOrigin(env.ORIGIN))
    context.addIssue({ code: "custom", path: ["QUICK_PASSWORDS"], message: `is not for ${env.ORIGIN}` });
  const problem = keyringProblem(env);
  if (problem !== undefined)
    context.addIssue({ code: "custom", path: ["AUTH_OLD_SECRETS"], message: `together with AUTH_SECRET ${problem}` });
  for (const name of missingForModel(env))
    context.addIssue({
      code: "custom",
      path: [name],
      message: `is needed where MODEL_PROVIDER is ${env.MODEL_PROVIDER}`,
    });
});

export type Environment = z.output<typeof environment>;

/** Names each problem and its fix, one line per variable, instead of a stack trace. */
export class EnvironmentError extends Error {
  constructor(issues: readonly z.core.$ZodIssue[]) {
    const lines = issues.map((issue) => {
      const name = String(issue.path[0]);
      const problem = issue.code === "invalid_type" && issue.input === undefined ? "is not set" : issue.message;
      const meaning = (environment.shape as Record<string, z.ZodType>)[name]?.meta()?.description ?? "";
      return `  ${name}: ${problem}. ${meaning}`;
    });
    super(
      `The environment is not complete:\n${lines.join("\n")}\nEvery variable is described in docs/configuration.md.`,
    );
    this.name = "EnvironmentError";
  }
}

export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): Environment => {
  // An empty variable counts as unset, as in compose files and shells.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = environmentRules.safeParse(given, { reportInput: true });
  if (!result.success) throw new EnvironmentError(result.error.issues);
  return result.data;
};
