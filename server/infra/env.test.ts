import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { modelSettingsFrom, resumeModelHost } from "./outbound/model-settings.ts";

const complete = { DATABASE_URL: "postgres://app_server@db/app", AUTH_SECRET: "x".repeat(32), SMTP_URL: "smtp://mail" };

const attempt = () => readEnvironment({ PORT: "many", AUTH_SECRET: "short", ROLES: "api,cook" });

test("unset variables have defaults", () => {
  expect(readEnvironment(complete)).toMatchObject({ PORT: 3000, ROLES: ["api", "web", "worker"], UI_PAGE: false });
});

test("an empty variable counts as unset", () => {
  expect(readEnvironment({ ...complete, PORT: "", ROLES: "worker" })).toMatchObject({ PORT: 3000, ROLES: ["worker"] });
});

test("reports all problems at once, with the purpose of each variable", () => {
  expect(attempt).toThrow(EnvironmentError);
  expect(attempt).toThrow(/DATABASE_URL: is not set\. PostgreSQL as the role/);
  expect(attempt).toThrow(/PORT: /);
  expect(attempt).toThrow(/AUTH_SECRET: must be at least 32 characters/);
  expect(attempt).toThrow(/ROLES: /);
});

const withModel = (more: Record<string, string>) => readEnvironment({ ...complete, ...more });

test("allows weak password hashes only on this machine", () => {
  const weak = { ...complete, QUICK_PASSWORDS: "true" };
  expect(readEnvironment(weak).QUICK_PASSWORDS).toBe(true);
  expect(() => readEnvironment({ ...weak, ORIGIN: "https://hire.example" })).toThrow(
    "QUICK_PASSWORDS: is not for https://hire.example",
  );
});

test("requires the variables that the model's provider needs", () => {
  expect(withModel({}).MODEL_PROVIDER).toBeUndefined();
  expect(() => withModel({ MODEL_PROVIDER: "openai-compatible" })).toThrow(
    /MODEL_NAME: is required.*\n.*MODEL_BASE_URL: is required/,
  );
  expect(() => withModel({ MODEL_PROVIDER: "anthropic", MODEL_NAME: "some" })).toThrow(/MODEL_API_KEY: is required/);
  expect(
    modelSettingsFrom(withModel({ MODEL_PROVIDER: "openai", MODEL_NAME: "some", MODEL_API_KEY: "key" })),
  ).toMatchObject({
    provider: "openai",
    name: "some",
    apiKey: "key",
    timeLimitMs: 6000,
    tokensPerDay: 200_000,
  });
  expect(modelSettingsFrom(withModel({}))).toBeUndefined();
});

test("offers a model for resumes only if the operator says so, and names its host", () => {
  const model = { MODEL_PROVIDER: "anthropic", MODEL_NAME: "some", MODEL_API_KEY: "key" };
  expect(resumeModelHost(withModel(model))).toBeUndefined();
  expect(resumeModelHost(withModel({ MODEL_READS_RESUMES: "true" }))).toBeUndefined();
  expect(resumeModelHost(withModel({ ...model, MODEL_READS_RESUMES: "true" }))).toBe("api.anthropic.com");
  const own = { MODEL_READS_RESUMES: "true", MODEL_BASE_URL: "http://127.0.0.1:8000/v1" };
  expect(resumeModelHost(withModel({ ...model, ...own }))).toBe("127.0.0.1:8000");
});
