/** All environment variables, checked once at start. docs/configuration.md is generated from this table. */
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { defaultCallsPerMinute } from "#domain/api-tokens/api-tokens.ts";
import { defaultGraceDays } from "#domain/closing/closing.ts";
import { keysFrom, secretList } from "./crypto/key-settings.ts";
import { KeyringError, minSecretLength } from "./crypto/keyring.ts";
import { missingForModel, modelProviders } from "./outbound/model-settings.ts";
import { defaultEmailLogDays } from "./rights-settings.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://");

const processRoles = ["api", "web", "worker"] as const;
const roleList = z
  .string()
  .transform((value) => value.split(",").map((role) => role.trim()))
  .pipe(z.array(z.enum(processRoles)).min(1));

export const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development").meta({
    description: "`production` leaves out developer pages and expects HTTPS in front.",
  }),
  ROLES: roleList.prefault("api,web,worker").meta({
    description:
      "Roles of this process, comma-separated: `api` serves /api, `web` serves pages, `worker` runs background tasks.",
  }),
  HOST: z.string().default("127.0.0.1").meta({ description: "Address to listen on; `0.0.0.0` in a container." }),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).meta({ description: "Port to listen on." }),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description:
      "A second port for internal tools, in every role: /healthz, /readyz and /metrics. Never expose it to the internet. Unset: no such port.",
  }),
  METRICS_HOST: z.string().default("127.0.0.1").meta({ description: "Address that METRICS_PORT listens on." }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: "Where to send traces, by OTLP over HTTP, such as `http://127.0.0.1:4318`. Unset: no traces.",
    }),
  OTEL_SERVICE_NAME: z.string().default("cohire").meta({ description: "Name of this process in traces." }),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).default(0).meta({
    description:
      "Seconds for which a process that is shutting down reports so at /readyz and keeps serving, before it stops accepting connections. Must be longer than a load balancer needs to notice and than clients keep idle connections: 6 for updates without failed requests.",
  }),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .prefault("http://localhost:3000")
    .meta({
      description:
        "The URL people type, without a trailing slash. Used for links in emails, canonical URLs and origin checks.",
    }),
  DATABASE_URL: postgresUrl.meta({
    description: "PostgreSQL as the role `app_server`, to which row-level security applies.",
  }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10).meta({
    description:
      "Maximum connections per process. All processes together must stay under PostgreSQL's max_connections.",
  }),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters; make one with: openssl rand -base64 32").meta({
    description:
      "Signs sessions and links, and encrypts two-factor and webhook secrets. To replace it, follow docs/key-rotation.md.",
  }),
  AUTH_OLD_SECRETS: z
    .string()
    .transform(secretList)
    .pipe(z.array(z.string().min(minSecretLength, `must hold secrets of at least ${minSecretLength} characters`)))
    .optional()
    .meta({
      description:
        "Earlier values of AUTH_SECRET, comma-separated, newest first. What they signed or encrypted is still accepted. `npm run rotate-keys` shows when one can be removed.",
    }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .meta({
      description: "The SMTP server, with user and password if it needs them: `smtp://user:password@host:587`.",
    }),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`).meta({ description: "Sender of every email." }),
  STAFF_EMAIL: z.email().default(brand.email).meta({ description: "Email address that gets notices about new leads." }),
  INBOUND_MAIL_SECRET: z
    .string()
    .min(24, "must be at least 24 characters; make one with: openssl rand -base64 24")
    .optional()
    .meta({
      description:
        "Secret that the email provider sends when it forwards incoming email to /api/inbound-mail. Unset: no email is accepted.",
    }),
  FILES_FOLDER: z.string().default(".data/files").meta({
    description: "Folder for uploaded files, shared by all processes. Back it up with the database.",
  }),
  ERASURE_SECRET: z
    .string()
    .min(32, "must be at least 32 characters; make one with: openssl rand -base64 32")
    .optional()
    .meta({
      description:
        "Key of the hashes in the erasure ledger. Unset: AUTH_SECRET. Set it before you change AUTH_SECRET for the first time, and keep it for as long as the oldest backup.",
    }),
  ERASURE_LEDGER_FILE: z.string().default(".data/erasures.jsonl").meta({
    description:
      "Copy of the erasure ledger outside the database, read by `erase:replay` after a restore. Keep it outside FILES_FOLDER and back it up separately: it must never be older than the database.",
  }),
  RETENTION_MONTHS: z.coerce.number().int().min(3).max(120).default(24).meta({
    description: "Months without a visit after which a candidate's account is erased, 30 days after an email notice.",
  }),
  WORKSPACE_CLOSING_DAYS: z.coerce.number().int().min(1).max(365).default(defaultGraceDays).meta({
    description:
      "Days between the start of a workspace's closing and its erasure. Any admin can cancel until then. A closing that has already started keeps its date.",
  }),
  EMAIL_LOG_DAYS: z.coerce.number().int().min(90).max(3650).default(defaultEmailLogDays).meta({
    description:
      "Days for which the log of sent emails keeps address and subject. During this time no email is sent twice and replies are matched to their lead. At least 90.",
  }),
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(20).meta({
    description: "Maximum files per hour from one IP address.",
  }),
  CHAT_MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(20).meta({
    description: "Maximum messages per minute that one person may send to the profile assistant.",
  }),
  API_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(defaultCallsPerMinute).meta({
    description: "Maximum calls per minute with one API token.",
  }),
  RESUME_READERS: z.coerce.number().int().min(1).max(64).default(2).meta({
    description:
      "Number of processes that read uploaded resumes. Each uses at most 640 MB while reading and about 150 MB when idle. Set it to the number of cores.",
  }),
  OVERLOAD_PAUSE_MS: z.coerce.number().int().min(0).default(1000).meta({
    description:
      "Average event loop delay over one second, in milliseconds, above which a process responds with 503 and Retry-After. 0: never.",
  }),
  FORMS_PER_MINUTE: z.coerce.number().int().min(1).default(5).meta({
    description: "Maximum forms per minute from one IP address.",
  }),
  FORMS_PER_EMAIL_PER_DAY: z.coerce.number().int().min(1).default(3).meta({
    description: "Maximum forms per day with the same email address.",
  }),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(10).meta({
    description: "Maximum new accounts per hour from one IP address.",
  }),
  SIGN_INS_PER_QUARTER_HOUR: z.coerce.number().int().min(1).default(50).meta({
    description:
      "Maximum sign-in attempts per 15 minutes from one IP address. In addition, five attempts for one account delay the sixth.",
  }),
  COMPANY_LOOKUPS_PER_HOUR: z.coerce.number().int().min(1).default(10).meta({
    description: "Maximum company website lookups per hour from one IP address.",
  }),
  ANALYTICS_TAG_URL: z
    .url({ protocol: /^https?$/ })
    // Written into built pages unescaped, so characters special to HTML or JavaScript are not allowed.
    .regex(/^[\w.:/?=&%+-]+$/, "must be a plain address")
    .optional()
    .meta({
      description:
        "Script URL of the page-view service with its id, such as `https://www.googletagmanager.com/gtag/js?id=G-ABC123`. Loaded only after a visitor agrees. Unset: no third party at all.",
    }),
  MODEL_PROVIDER: z.enum(modelProviders).optional().meta({
    description:
      "Language model that rewrites match results: `openai-compatible` (any server with that protocol), `openai` or `anthropic`. Unset: no model is used, and templates write the text.",
  }),
  MODEL_NAME: z.string().optional().meta({ description: "The provider's name for the model." }),
  MODEL_API_KEY: z.string().optional().meta({ description: "The provider's API key. Your own server may need none." }),
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        "The provider's base URL, such as `http://127.0.0.1:8000/v1`. Needed for `openai-compatible`; the other two have a default.",
    }),
  MODEL_TAKES_SCHEMA: flag.prefault("true").meta({
    description: "`false` for an `openai-compatible` server that supports JSON output but no schema.",
  }),
  MODEL_READS_RESUMES: flag.prefault("false").meta({
    description:
      "`true` offers people to have the model read their resume beside our rules. Its text is sent only if they agree to it for that resume, without name, address, email, phone and links.",
  }),
  MODEL_TIME_LIMIT_MS: z.coerce.number().int().min(500).max(30_000).default(6000).meta({
    description: "How long to wait for the model before templates write the text, in milliseconds.",
  }),
  MODEL_TOKENS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000).meta({
    description: "Maximum model tokens per workspace and day (UTC). After that, templates write the text.",
  }),
  MODEL_REST_MS: z.coerce.number().int().min(100).max(3_600_000).default(30_000).meta({
    description: "How long to wait after five failures in a row before asking the model again, in milliseconds.",
  }),
  TRUST_PROXY: z.string().optional().meta({
    description:
      "Addresses of the proxies in front, comma-separated. Only these are trusted for a client's IP address.",
  }),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info").meta({
    description: "Lowest level to log, as JSON lines on standard output.",
  }),
  QUICK_PASSWORDS: flag.prefault("false").meta({
    description:
      "`true` uses fast, weak password hashes, for tests. Rejected unless ORIGIN is an address of this machine.",
  }),
  UI_PAGE: flag.prefault("false").meta({ description: "`true` serves the page /ui, which shows every UI component." }),
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
      message: `is required when MODEL_PROVIDER is ${env.MODEL_PROVIDER}`,
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
      `Some environment variables are missing or invalid:\n${lines.join("\n")}\nSee docs/configuration.md for all variables.`,
    );
    this.name = "EnvironmentError";
  }
}

export const readEnvironment = (source: Readonly<Record<string, string | undefined>>): Environment => {
  // An empty variable counts as unset, as in compose files and shells.
  const nonEmptySource = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = environmentRules.safeParse(nonEmptySource, { reportInput: true });
  if (!result.success) throw new EnvironmentError(result.error.issues);
  return result.data;
};
