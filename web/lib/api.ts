/** The browser's way to the API: cookies always, JSON both ways, every failure one kind of error. */
import { addressOf, type Endpoint, type Input, type Method, type Reply } from "#domain/endpoint.ts";
import { askForProof } from "./step-up.ts";

/** Its message is "{status}: {what the server said}"; forms may look at the parsed body. */
export class ApiError extends Error {
  readonly status: number;
  readonly text: string;
  /** After how many seconds it is worth trying again, where the server says so. */
  readonly retrySeconds: number | undefined;

  constructor(status: number, text: string, retrySeconds?: number) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.text = text;
    this.retrySeconds = retrySeconds;
  }
}

export const requireSuccess = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  const retryAfter = response.headers.get("retry-after");
  throw new ApiError(
    response.status,
    (await response.text()) || response.statusText,
    retryAfter === null ? undefined : Number(retryAfter),
  );
};

const needsProof = async (response: Response): Promise<boolean> => (await response.text()).includes('"step_up_needed"');

export interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left; the browser takes at most 64 kB of such bodies. */
  readonly keepalive?: boolean;
}

/** A FormData body keeps the content type that the browser gives it; everything else travels as JSON. */
export const request = async (method: Method, address: string, sending: Sending = {}): Promise<Response> => {
  const { body, headers, signal, keepalive } = sending;
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
  const proven = response.status === 403 && (await needsProof(response.clone())) && (await askForProof());
  return requireSuccess(proven ? await attempt() : response);
};

/** Calls an endpoint whose answer nobody reads: any success will do, whatever it says. */
export const send = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  sending: Omit<Sending, "body"> = {},
): Promise<void> => {
  await request(endpoint.method, addressOf(endpoint, input), { ...sending, body: input.body });
};

/** Calls an endpoint that domain declares. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  sending: Omit<Sending, "body"> = {},
): Promise<Reply<E>> => {
  const response = await request(endpoint.method, addressOf(endpoint, input), { ...sending, body: input.body });
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Reply<E>;
};
