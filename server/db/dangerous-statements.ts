/**
 * Finds statements in a migration that block a busy table, each with a safe alternative. A migration may state why one is safe, in a
 * comment right above it: `-- safe: at most a hundred rows`.
 */
import { loadModule, parseSync } from "libpg-query";
import { outsideTransaction } from "./apply-migrations.ts";

await loadModule();

export interface Danger {
  readonly statement: string;
  readonly reason: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** All objects under this key, at any depth. */
const nodesWithKey = (node: unknown, key: string): readonly Node[] => {
  if (Array.isArray(node)) return node.flatMap((each) => nodesWithKey(each, key));
  if (!isNode(node)) return [];
  const here = node[key];
  return [...(isNode(here) ? [here] : []), ...Object.values(node).flatMap((each) => nodesWithKey(each, key))];
};

const tableOf = (statement: Node): string => {
  const relation = statement["relation"];
  return isNode(relation) ? String(relation["relname"]) : "";
};

/** Evaluated once for all rows. Any other function may differ per row, which rewrites the table. */
const stableFunctions = new Set(["now", "current_setting", "transaction_timestamp", "statement_timestamp"]);

const nameOf = (call: Node): string => {
  const names = call["funcname"];
  return (
    nodesWithKey(names, "String")
      .map((each) => String(each["sval"]))
      .at(-1) ?? ""
  );
};

const advice = {
  index: "builds an index while nobody can write: CREATE INDEX CONCURRENTLY, in a migration outside a transaction",
  type: "may write every row anew under a lock: add a column, fill it in parts, change over",
  notNull:
    "reads every row under a lock: ADD CONSTRAINT … CHECK (… IS NOT NULL) NOT VALID, VALIDATE it, then SET NOT NULL",
  volatile: "writes every row anew for its default: add the column without one, fill it in parts, then SET DEFAULT",
  stored: "writes every row anew for a generated column",
  constraint: "reads every row under a lock: ADD CONSTRAINT … NOT VALID, then VALIDATE CONSTRAINT in another migration",
  unique: "builds an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX",
  rename:
    "breaks the processes that still run the code before: add the new name first, drop the old one a release later",
  drop: "breaks the processes that still run the code before: drop it a release after the last use",
  rows: "changes many rows in one transaction: in parts, by a task or a script",
  whole: "locks the whole table",
} as const;

type Kind = keyof typeof advice;

const constraintKind = (constraint: Node): Kind | undefined => {
  if (constraint["skip_validation"] === true || constraint["indexname"] !== undefined) return undefined;
  if (["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(String(constraint["contype"]))) return "constraint";
  return ["CONSTR_UNIQUE", "CONSTR_PRIMARY", "CONSTR_EXCLUSION"].includes(String(constraint["contype"]))
    ? "unique"
    : undefined;
};

const newColumnKinds = (column: Node): readonly Kind[] =>
  nodesWithKey(column["constraints"], "Constraint").flatMap((constraint): readonly Kind[] => {
    if (constraint["contype"] === "CONSTR_GENERATED") return ["stored"];
    if (constraint["contype"] === "CONSTR_DEFAULT")
      return nodesWithKey(constraint, "FuncCall").some((call) => !stableFunctions.has(nameOf(call)))
        ? ["volatile"]
        : [];
    const kind = constraintKind(constraint);
    return kind === undefined ? [] : [kind];
  });

const changeKinds = (change: Node): readonly Kind[] => {
  switch (change["subtype"]) {
    case "AT_AlterColumnType":
      return ["type"];
    case "AT_SetNotNull":
      return ["notNull"];
    case "AT_DropColumn":
      return ["drop"];
    case "AT_AddColumn":
      return nodesWithKey(change, "ColumnDef").flatMap(newColumnKinds);
    case "AT_AddConstraint":
      return nodesWithKey(change["def"], "Constraint").flatMap((each) => constraintKind(each) ?? []);
    default:
      return [];
  }
};

const kindsOf = (name: string, statement: Node): readonly Kind[] => {
  switch (name) {
    case "IndexStmt":
      return statement["concurrent"] === true ? [] : ["index"];
    case "AlterTableStmt":
      return nodesWithKey(statement["cmds"], "AlterTableCmd").flatMap(changeKinds);
    case "RenameStmt":
      return ["OBJECT_COLUMN", "OBJECT_TABLE"].includes(String(statement["renameType"])) ? ["rename"] : [];
    case "DropStmt":
      return statement["removeType"] === "OBJECT_TABLE" ? ["drop"] : [];
    case "UpdateStmt":
    case "DeleteStmt":
      return ["rows"];
    case "TruncateStmt":
    case "LockStmt":
    case "ClusterStmt":
    case "VacuumStmt":
      return ["whole"];
    default:
      return [];
  }
};

interface Parsed {
  readonly stmts: readonly { readonly stmt: Node; readonly stmt_location?: number; readonly stmt_len?: number }[];
}

const safeComment = /^[^\S\n]*--\s*safe:\s*\S.{9,}$/im;

/** Tables created by this migration, which are not in use yet. */
export const createdTables = (text: string): readonly string[] =>
  (parseSync(text) as Parsed).stmts.flatMap(({ stmt }) =>
    isNode(stmt["CreateStmt"]) ? [tableOf(stmt["CreateStmt"])] : [],
  );

export const dangersOf = (text: string, newTables: ReadonlySet<string> = new Set()): readonly Danger[] => {
  const unused = new Set([...newTables, ...createdTables(text)]);
  const bytes = Buffer.from(text);
  const isOutside = text.startsWith(outsideTransaction);
  let end = 0;
  return (parseSync(text) as Parsed).stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const comments = bytes.subarray(end, from).toString();
    end = length === undefined ? bytes.length : from + length;
    const statementText = bytes.subarray(from, end).toString();
    const [[name, statement] = ["", {}]] = Object.entries(stmt);
    if (!isNode(statement) || unused.has(tableOf(statement)) || safeComment.test(comments + statementText)) return [];
    const concurrent = statement["concurrent"] === true && !isOutside;
    const reasons: readonly string[] = [
      ...kindsOf(name, statement).map((kind) => advice[kind]),
      ...(concurrent ? [`needs the first line "${outsideTransaction}"`] : []),
    ];
    const excerpt = statementText
      .replaceAll(/^[^\S\n]*--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, 120);
    return reasons.map((reason) => ({ statement: excerpt, reason }));
  });
};
