import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { leadMutation } from "./leads.queries.ts";

test("[LEAD-13] invalidates the cached list of leads after a lead is stored", async () => {
  const client = new QueryClient();
  client.setQueryData(["/api/leads"], []);
  await leadMutation(client).onSuccess();
  expect(client.getQueryState(["/api/leads"])?.isInvalidated).toBe(true);
});
