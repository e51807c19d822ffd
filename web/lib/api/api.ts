/** The browser's API client. It sends cookies, uses JSON both ways, and turns every failure into an ApiError. */
import { endpointUrl, type Endpoint, type Input, type Method, type Reply } from "#domain/endpoint.ts";
import { requestStepUp } from "../auth/step-up.ts";

/** The message is "{status}: {response text}". Forms can parse the body from `text`. */
export class ApiError extends Error {
  readonly status: number;
  readonly text: string;
  /** Seconds until a retry makes sense, if the server sent `retry-after`. */
  readonly retrySeconds: number | undefined;

  constructor(status: number, text: string, retrySeconds?: number) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.text = text;
    this.retrySeconds = retrySeconds;
  }
}

const requireSuccess = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  const retryAfter = response.headers.get("retry-after");
  throw new ApiError(
    response.status,
    (await response.text()) || response.statusText,
    retryAfter === null ? undefined : Number(retryAfter),
  );
};

const needsStepUp = async (response: Response): Promise<boolean> =>
  (await response.text()).includes('"step_up_needed"');

export interface RequestOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The request continues after the page is left. Browsers limit such bodies to 64 kB in total. */
  readonly keepalive?: boolean;
}

/** A FormData body keeps the content type that the browser sets. Every other body is sent as JSON. */
export const request = async (method: Method, address: string, options: RequestOptions = {}): Promise<Response> => {
  const { body, headers, signal, keepalive } = options;
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  const attempt = () =>
    fetch(address, {
      method,
      credentials: "include",
      headers: { ...(isJson ? { "content-type": "application/json" } : {}), ...headers },
      ...(isJson ? { body: JSON.stringify(body) } : {}),
      ...(isForm ? { body } : {}),
      ...(signal ? { signal } : {}),
      ...(keepalive === true ? { keepalive } : {}),
    });
  const response = await attempt();
  const stepUpDone = response.status === 403 && (await needsStepUp(response.clone())) && (await requestStepUp());
  return requireSuccess(stepUpDone ? await attempt() : response);
};

/** Calls an endpoint and ignores the response body. Any success status is fine. */
export const send = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Omit<RequestOptions, "body"> = {},
): Promise<void> => {
  await request(endpoint.method, endpointUrl(endpoint, input), { ...options, body: input.body });
};

/** Calls an endpoint declared in domain and returns its parsed reply. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Omit<RequestOptions, "body"> = {},
): Promise<Reply<E>> => {
  const response = await request(endpoint.method, endpointUrl(endpoint, input), { ...options, body: input.body });
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Reply<E>;
};
