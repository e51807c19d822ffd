import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { leadMutation } from "./leads.queries.ts";

test("[LEAD-13] a stored lead makes the cached list of leads out of date", async () => {
  const client = new QueryClient();
  client.setQueryData(["/api/leads"], []);
  await leadMutation(client).onSuccess();
  expect(client.getQueryState(["/api/leads"])?.isInvalidated).toBe(true);
});
