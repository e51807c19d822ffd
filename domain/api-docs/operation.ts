/** One call that a workspace's token may make, as the API document describes it. */
import type { Action } from "../access/permissions.ts";
import type { Endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";

export const operationGroups = [
  "Workspace",
  "Jobs",
  "Pipeline and applications",
  "Candidates",
  "Matching",
  "Interviews",
  "Offers",
  "Reports",
] as const;
export type OperationGroup = (typeof operationGroups)[number];

export interface Operation {
  /** Must stay stable, because client code is generated from it. */
  readonly id: string;
  readonly group: OperationGroup;
  readonly call: Endpoint;
  /** The action in the permission table that decides who may call it. */
  readonly action: Action;
  /** One line, without a final period. */
  readonly summary: string;
  /** What the schemas do not show. */
  readonly details?: string;
  /** Error codes in addition to those that every call has. */
  readonly errorCodes?: readonly ErrorCode[];
  /** Where the answer is a file instead of JSON. */
  readonly media?: readonly string[];
  /** Where the body is a form with one file in the field "file". */
  readonly upload?: string;
  /** An example body, where one generated from the schema would make no sense. */
  readonly example?: object;
  /** Headers of a success response, with their descriptions. */
  readonly replyHeaders?: Readonly<Record<string, string>>;
}
