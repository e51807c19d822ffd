/** Settings and limits of the language model. */
export const modelProviders = ["openai-compatible", "openai", "anthropic"] as const;

export interface ModelSettings {
  readonly provider: (typeof modelProviders)[number];
  readonly name: string;
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Whether the provider accepts a JSON schema for its reply, or only a JSON mode. */
  readonly supportsSchema?: boolean;
  readonly timeLimitMs: number;
  readonly tokensPerDay: number;
  readonly replyLimitBytes?: number;
  /** How many consecutive failures open the circuit, and for how long. */
  readonly maxFailures?: number;
  readonly pauseMs?: number;
}

export interface ModelEnvironment {
  readonly MODEL_PROVIDER?: ModelSettings["provider"] | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_BASE_URL?: string | undefined;
  readonly MODEL_TAKES_SCHEMA: boolean;
  readonly MODEL_READS_RESUMES: boolean;
  readonly MODEL_TIME_LIMIT_MS: number;
  readonly MODEL_TOKENS_PER_DAY: number;
  readonly MODEL_REST_MS: number;
}

/** The variables that the chosen provider requires and that are not set. */
export const missingForModel = (env: ModelEnvironment): readonly (keyof ModelEnvironment)[] => {
  if (env.MODEL_PROVIDER === undefined) return [];
  const requiredNames = [
    "MODEL_NAME",
    env.MODEL_PROVIDER === "openai-compatible" ? "MODEL_BASE_URL" : "MODEL_API_KEY",
  ] as const;
  return requiredNames.filter((name) => env[name] === undefined);
};

export const modelSettingsFrom = (env: ModelEnvironment): ModelSettings | undefined =>
  env.MODEL_PROVIDER === undefined || env.MODEL_NAME === undefined
    ? undefined
    : {
        provider: env.MODEL_PROVIDER,
        name: env.MODEL_NAME,
        apiKey: env.MODEL_API_KEY,
        baseUrl: env.MODEL_BASE_URL,
        supportsSchema: env.MODEL_TAKES_SCHEMA,
        timeLimitMs: env.MODEL_TIME_LIMIT_MS,
        tokensPerDay: env.MODEL_TOKENS_PER_DAY,
        pauseMs: env.MODEL_REST_MS,
      };

const defaultHosts = { openai: "api.openai.com", anthropic: "api.anthropic.com", "openai-compatible": "" } as const;

/** Where resumes are sent if people agree. Undefined if the operator doesn't offer it. */
export const resumeModelHost = (env: ModelEnvironment): string | undefined => {
  if (!env.MODEL_READS_RESUMES || env.MODEL_PROVIDER === undefined) return undefined;
  return env.MODEL_BASE_URL === undefined ? defaultHosts[env.MODEL_PROVIDER] : new URL(env.MODEL_BASE_URL).host;
};
