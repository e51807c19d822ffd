/** node examples/list-and-move.ts <job id>: prints every application, then moves the first one in "applied" to "screening". */
import { createClient, ApiError } from "./cohire-client.ts";

const { COHIRE_URL: url = "", COHIRE_TOKEN: token = "" } = process.env;
const [jobId = ""] = process.argv.slice(2);
const client = createClient({ url, token });

let first: string | undefined;
for await (const { id, name, stage } of client.applications(jobId)) {
  console.info(`${id} ${stage} ${name}`);
  if (stage === "applied") first ??= id;
}

if (first !== undefined) {
  try {
    const { stage } = await client.move(first, "applied", "screening");
    console.info(`moved ${first} to ${stage}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "conflict")) throw error;
    console.info(`${first} stands at ${String(error.details["stage"])} already`);
  }
}
