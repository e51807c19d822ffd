/** A fetch for a configured but untrusted service: it limits the size of replies and follows no redirects. */
export class ReplyTooLargeError extends Error {
  override readonly name = "ReplyTooLargeError";
}

const readUpTo = async (body: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop cancels the stream, which closes the connection.
    if (size > limitBytes) throw new ReplyTooLargeError();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

export const boundedFetch =
  (limitBytes: number): typeof globalThis.fetch =>
  async (input, init) => {
    // A redirect would send the key and a candidate's record to an address that is not configured.
    const response = await fetch(input, { ...init, redirect: "error" });
    if (response.body === null) return response;
    if (Number(response.headers.get("content-length") ?? 0) > limitBytes) {
      await response.body.cancel();
      throw new ReplyTooLargeError();
    }
    const headers = new Headers(response.headers);
    // The body is already decompressed.
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(await readUpTo(response.body, limitBytes), {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
  };
