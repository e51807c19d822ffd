/** One declaration per API endpoint: the server serves it, the browser calls it, tests are generated from it. */
import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Endpoint {
  readonly method: Method;
  /** Begins with /api; path parameters as ":name". */
  readonly path: `/api/${string}`;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Extra fields of a conflict reply, such as free slots. */
  readonly conflict?: z.ZodObject;
}

type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? { readonly [key in K]: z.input<E[K]> }
  : { readonly [key in K]?: undefined };

/** The arguments of a call: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;

/** The parsed response body. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** The URL of a call: parameters filled in, empty query values left out. */
export const endpointUrl = (
  call: Endpoint,
  input: { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined },
): string => {
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
};
