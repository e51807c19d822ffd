/** Every endpoint declared in domain, found by scanning its files, so that a new one is included automatically. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Endpoint } from "#domain/endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint => {
  if (typeof value !== "object" || value === null) return false;
  const { method, path, reply } = value as Partial<Endpoint>;
  return typeof method === "string" && typeof path === "string" && reply instanceof z.ZodType;
};

export const allEndpoints = async (): Promise<readonly Endpoint[]> => {
  const found = new Map<string, Endpoint>();
  for (const file of globSync("domain/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") })) {
    const declared = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
    for (const each of Object.values(declared)) {
      if (isEndpoint(each)) found.set(`${each.method} ${each.path}`, each);
    }
  }
  return [...found.values()];
};
