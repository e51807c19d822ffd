/**
 * Statements that hold up a busy table: found in the parsed text of a migration, each with what to write instead. A migration may say
 * why one is safe, in a comment right above it: `-- safe: at most a hundred rows`.
 */
import { loadModule, parseSync } from "libpg-query";
import { outsideTransaction } from "./apply-migrations.ts";

await loadModule();

export interface Danger {
  readonly statement: string;
  readonly why: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every object below this one that has such a key. */
const below = (node: unknown, key: string): readonly Node[] => {
  if (Array.isArray(node)) return node.flatMap((each) => below(each, key));
  if (!isNode(node)) return [];
  const here = node[key];
  return [...(isNode(here) ? [here] : []), ...Object.values(node).flatMap((each) => below(each, key))];
};

const tableOf = (statement: Node): string => {
  const relation = statement["relation"];
  return isNode(relation) ? String(relation["relname"]) : "";
};

/** Worked out once for all rows; whatever else is called may differ from row to row, and every row is written anew. */
const stableFunctions = new Set(["now", "current_setting", "transaction_timestamp", "statement_timestamp"]);

const nameOf = (call: Node): string => {
  const names = call["funcname"];
  return (
    below(names, "String")
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

const ofConstraint = (constraint: Node): Kind | undefined => {
  if (constraint["skip_validation"] === true || constraint["indexname"] !== undefined) return undefined;
  if (["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(String(constraint["contype"]))) return "constraint";
  return ["CONSTR_UNIQUE", "CONSTR_PRIMARY", "CONSTR_EXCLUSION"].includes(String(constraint["contype"]))
    ? "unique"
    : undefined;
};

const ofNewColumn = (column: Node): readonly Kind[] =>
  below(column["constraints"], "Constraint").flatMap((constraint): readonly Kind[] => {
    if (constraint["contype"] === "CONSTR_GENERATED") return ["stored"];
    if (constraint["contype"] === "CONSTR_DEFAULT")
      return below(constraint, "FuncCall").some((call) => !stableFunctions.has(nameOf(call))) ? ["volatile"] : [];
    const kind = ofConstraint(constraint);
    return kind === undefined ? [] : [kind];
  });

const ofChange = (change: Node): readonly Kind[] => {
  switch (change["subtype"]) {
    case "AT_AlterColumnType":
      return ["type"];
    case "AT_SetNotNull":
      return ["notNull"];
    case "AT_DropColumn":
      return ["drop"];
    case "AT_AddColumn":
      return below(change, "ColumnDef").flatMap(ofNewColumn);
    case "AT_AddConstraint":
      return below(change["def"], "Constraint").flatMap((each) => ofConstraint(each) ?? []);
    default:
      return [];
  }
};

const kindsOf = (name: string, statement: Node): readonly Kind[] => {
  switch (name) {
    case "IndexStmt":
      return statement["concurrent"] === true ? [] : ["index"];
    case "AlterTableStmt":
      return below(statement["cmds"], "AlterTableCmd").flatMap(ofChange);
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

const saidSafe = /^[^\S\n]*--\s*safe:\s*\S.{9,}$/im;

/** Tables that this text makes: nobody uses them yet. */
export const tablesMadeBy = (text: string): readonly string[] =>
  (parseSync(text) as Parsed).stmts.flatMap(({ stmt }) =>
    isNode(stmt["CreateStmt"]) ? [tableOf(stmt["CreateStmt"])] : [],
  );

export const dangersOf = (text: string, newTables: ReadonlySet<string> = new Set()): readonly Danger[] => {
  const unused = new Set([...newTables, ...tablesMadeBy(text)]);
  const bytes = Buffer.from(text);
  const isOutside = text.startsWith(outsideTransaction);
  let end = 0;
  return (parseSync(text) as Parsed).stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const comments = bytes.subarray(end, from).toString();
    end = length === undefined ? bytes.length : from + length;
    const written = bytes.subarray(from, end).toString();
    const [[name, statement] = ["", {}]] = Object.entries(stmt);
    if (!isNode(statement) || unused.has(tableOf(statement)) || saidSafe.test(comments + written)) return [];
    const concurrent = statement["concurrent"] === true && !isOutside;
    const found: readonly string[] = [
      ...kindsOf(name, statement).map((kind) => advice[kind]),
      ...(concurrent ? [`needs the first line "${outsideTransaction}"`] : []),
    ];
    const shown = written
      .replaceAll(/^[^\S\n]*--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, 120);
    return found.map((why) => ({ statement: shown, why }));
  });
};
