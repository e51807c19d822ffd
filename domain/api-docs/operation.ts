/** One call that a workspace's token may make, as it is told to people who write programs. */
import type { Action } from "../access/permissions.ts";
import type { Endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";

export const operationGroups = [
  "Workspace",
  "Jobs",
  "Board and applications",
  "Candidates",
  "Matching",
  "Interviews",
  "Offers",
  "Reports",
] as const;
export type OperationGroup = (typeof operationGroups)[number];

export interface Operation {
  /** Stable: programs are generated from it. */
  readonly id: string;
  readonly group: OperationGroup;
  readonly call: Endpoint;
  /** What the permission table is asked; who may call it follows. */
  readonly action: Action;
  /** One line, without a full stop. */
  readonly summary: string;
  /** What cannot be seen from the shapes. */
  readonly details?: string;
  /** Refusals besides those that every call has. */
  readonly refusals?: readonly ErrorCode[];
  /** Where the answer is a file instead of JSON. */
  readonly media?: readonly string[];
  /** Where the body is a form with one file in the field "file". */
  readonly upload?: string;
  /** A body that makes sense, where one made from the shape alone would not. */
  readonly example?: object;
  /** Headers that a success carries, and what they say. */
  readonly replyHeaders?: Readonly<Record<string, string>>;
}
