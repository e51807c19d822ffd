/** The text of the page /api/docs. The API operations themselves are defined in domain. */
import { brand } from "#domain/brand.ts";

export interface ApiDocsSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly sample?: string;
}

export const apiDocs = {
  title: "API reference",
  description: `Calls, token levels, errors and webhooks of the ${brand.name} API, with an example for each.`,
  lead: "Everything a program may do in a workspace: read jobs and candidates, move applications, schedule interviews, and hear what happens by webhook.",
  sections: [
    {
      id: "first-call",
      title: "Your first call",
      paragraphs: [
        "An admin makes a token under Settings, API and webhooks. It is shown once. A token works in one workspace and is sent with every call.",
      ],
      sample: `export COHIRE_URL="{origin}"
export COHIRE_TOKEN="cohire_..."

curl "$COHIRE_URL/api/workspace" \\
  -H "Authorization: Bearer $COHIRE_TOKEN"`,
    },
    {
      id: "levels",
      title: "Levels",
      paragraphs: [
        "A token of the level read sees what a viewer sees, write does what an editor does, and admin also takes exports and reads the activity log. It never reaches further than the person who made it, and it stops when they leave the workspace.",
        "No token reaches members, sessions, tokens, webhooks, scorecards, the closing of a workspace or what applicants say about themselves.",
      ],
    },
    {
      id: "limits",
      title: "Limits",
      paragraphs: [
        "Each token may make 300 calls a minute unless your operator has set another number. Above that the answer is 429, and Retry-After says in how many seconds to go on.",
      ],
    },
    {
      id: "pages",
      title: "Pages",
      paragraphs: [
        "Long lists come page by page. While next is not null there is more: send it back as after, with the same other parameters. Instants are ISO 8601 with a zone, money and counts are numbers, ids are UUIDs.",
      ],
    },
    {
      id: "errors",
      title: "Errors",
      paragraphs: [
        "Every refusal has one shape. Decide by code, show message, and find single fields in errors. Another workspace's id is answered exactly like one that does not exist.",
      ],
      sample: `{
  "code": "validation_failed",
  "message": "Please check the marked fields.",
  "errors": { "scheduledAt": "Please choose a time to come" }
}`,
    },
    {
      id: "webhooks",
      title: "Webhooks",
      paragraphs: [
        "An endpoint of yours hears of new applications, stage changes, interviews and hires within seconds. Messages are signed after the Standard Webhooks specification: check webhook-signature over id, timestamp and the raw body, and refuse what is older than five minutes.",
        "A message comes at least once and in no promised order. webhook-id is the same for every try, and sequence grows with each event of an application. What you do not answer with 2xx within ten seconds is sent again for about three days.",
      ],
      sample: `{
  "type": "application.stage_changed",
  "timestamp": "2026-05-04T14:00:00.000Z",
  "workspaceId": "0198c0de-7000-7000-8000-000000000002",
  "sequence": 3,
  "data": {
    "applicationId": "0198c0de-7000-7000-8000-000000000001",
    "jobId": "0198c0de-7000-7000-8000-000000000003",
    "candidateId": "0198c0de-7000-7000-8000-000000000004",
    "from": "screening",
    "to": "interview",
    "isUndo": false
  },
  "links": {
    "workspace": "{origin}/platform/candidates/0198c0de-7000-7000-8000-000000000004",
    "api": "{origin}/api/candidates/0198c0de-7000-7000-8000-000000000004/page"
  }
}`,
    },
  ] satisfies readonly ApiDocsSection[],
} as const;
