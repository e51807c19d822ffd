/**
 * Finds the text that people read in a TypeScript file: JSX text, attributes, labels and sentences in objects, and messages of errors and
 * schemas. The position of a literal decides whether it is text; the lists below name the positions that never are.
 */
import { isReadable, type Kind, type Position, squeezed, withoutPlaceholders, withoutTags } from "./readable-text.ts";
import { parseProgram, type SyntaxNode } from "./syntax.ts";

export interface FoundString {
  readonly line: number;
  readonly kind: Kind;
  readonly text: string;
}

/** Attributes that hold code; only several words with a capital count there. */
const codeAttributes = new Set(
  "rel d viewBox content href src to id key type role points transform autoComplete inputMode pattern accept hotkey part as media sizes htmlFor method target lang charSet property srcSet form tone variant".split(
    " ",
  ),
);

/** Properties that hold code; only several words with a capital count there. */
const codeProperties = new Set(
  "method path onDelete onUpdate mediaType cache-control content-type class font @type @context tag sql isolationLevel accessMode tagName lang Content-Type Content-Disposition vary Vary url href src id locale pattern cookie set-cookie encoding help content-security-policy permissions-policy strict-transport-security scope command args env".split(
    " ",
  ),
);

/** Functions whose arguments are never text. */
const codeCalls = new Set(
  "clsx cardClass buttonClass controlClass log sql raw query execute normalize replace replaceAll split startsWith endsWith includes indexOf test match matchAll matchMedia Set RegExp URL Date Error DateTimeFormat NumberFormat RelativeTimeFormat ListFormat TextDecoder EventSource BroadcastChannel DOMException AggregateError TypeError RangeError KeyringError StaffError EnvironmentError APIError Response info warn debug fatal trace signedLink signedId encryptText decryptText derive derived attempt attemptAsync inSpan querySelector querySelectorAll matches closest header headers set has kill prepare nodesWithKey isOfType struct markContent markStructureContent centered line path index check foreignKey hkdfSync setAttribute getAttribute addEventListener toLocaleDateString toLocaleString toLocaleTimeString localeCompare createElement write end countedElsewhere statedReading reading termOf parsePhoneNumberFromString endpoint font on registerFont timingSafeEqual createHash createHmac route layout channel task for".split(
    " ",
  ),
);

const errorCalls =
  /^(AppError|BusyError|RateLimitError|PostFailedError|fail[A-Z]\w*|throw[A-Z]\w*|invalid|conflict|forbidden|notFound)$/;
const schemaCalls =
  /^(min|max|length|regex|refine|superRefine|email|url|uuid|int|number|string|date|datetime|time|enum|literal|positive|nonnegative|nonempty|requiredText|optionalText|emailAddress|minLengthText|wholeNumber|prose|webLink|usdAmount|optionalChoice)$/;

/** Names of constants and properties that hold code; only several words with a capital count there. */
const codeNames =
  /(class|classes|classname|style|styles|pattern|patterns|regex|sql|query|css|url|header|headers|font|selector|policy|channel|purpose|path|displayname)$/i;

const inlineTags = new Set(
  "a b strong em i span code kbd abbr small sup sub mark time q cite s u bdi samp var wbr".split(" "),
);

const maxSourceLength = 32;
const maxChoiceLength = 60;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  switch (node.type) {
    case "Identifier":
    case "JSXIdentifier":
      return String(node["name"]);
    case "MemberExpression":
    case "OptionalMemberExpression":
    case "JSXMemberExpression":
      return nameOf(node["property"]);
    case "StringLiteral":
    case "NumericLiteral":
      return String(node["value"]);
    case "JSXNamespacedName":
      return `${nameOf(node["namespace"])}:${nameOf(node["name"])}`;
    default:
      return "";
  }
};

/** Whitespace as React reads it: lines are trimmed, and lines of nothing disappear. */
const isComponent = (part: string): boolean => part.trim() === "" || /^\{[A-Z]\w*\}$/.test(part.trim());

/** Removes `{Icon}` and the like from both ends. */
const withoutOuterComponents = (text: string): string => {
  const parts = text.split(/(?<=\})|(?=\{)/);
  const first = parts.findIndex((part) => !isComponent(part));
  return first === -1 ? "" : parts.slice(first, parts.findLastIndex((part) => !isComponent(part)) + 1).join("");
};

const jsxTextValue = (raw: string): string => {
  const lines = raw.split("\n");
  return lines
    .map((line, at) => {
      const fromLeft = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? fromLeft : fromLeft.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
};

const unwrapped = (node: SyntaxNode): SyntaxNode => {
  const isWrapper = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(
    node.type,
  );
  return isWrapper && isNode(node["expression"]) ? unwrapped(node["expression"]) : node;
};

const tagOf = (element: SyntaxNode): string => nameOf((element["openingElement"] as SyntaxNode | undefined)?.["name"]);

const isInline = (element: SyntaxNode): boolean => {
  const tag = tagOf(element);
  const children = nodesIn(element["children"]);
  if (children.length === 0) return tag === "br" || /^[A-Z]/.test(tag);
  if (!inlineTags.has(tag) && !tag.endsWith("Link")) return false;
  return children.every((child) => child.type !== "JSXElement" || isInline(child));
};

const isLiteral = (node: SyntaxNode): boolean =>
  ["StringLiteral", "TemplateLiteral", "ArrayExpression", "BinaryExpression", "ConditionalExpression"].includes(
    node.type,
  );

/** `"…".replace(…)` and `["…"].join(" ")` are texts, `names.map(…)` is not. */
const isText = (callee: SyntaxNode): boolean =>
  callee.type.endsWith("MemberExpression") && isLiteral(unwrapped(callee["object"] as SyntaxNode));

export const extractStrings = (file: string, source: string): readonly FoundString[] => {
  const found: FoundString[] = [];

  const add = (text: string, line: number, position: Position): void => {
    const shown = squeezed(withoutTags(text));
    if (isReadable(shown, position)) found.push({ line, kind: position.kind, text: shown });
  };

  const sourceOf = (node: SyntaxNode): string => source.slice(node.start, node.end);

  /** The texts that an expression chooses from, or undefined if it isn't a choice of texts. */
  const choicesOf = (given: SyntaxNode): readonly string[] | undefined => {
    const node = unwrapped(given);
    if (node.type === "StringLiteral") return [String(node["value"])];
    if (node.type === "TemplateLiteral") return [templateText(node)];
    if (node.type !== "ConditionalExpression") return undefined;
    const [whenTrue, whenFalse] = [node["consequent"], node["alternate"]].map((each) => choicesOf(each as SyntaxNode));
    return whenTrue === undefined || whenFalse === undefined ? undefined : [...whenTrue, ...whenFalse];
  };

  const shortChoice = (node: SyntaxNode): string | undefined => {
    const choices = choicesOf(node);
    if (choices === undefined) return undefined;
    if (choices.length === 1) return choices[0];
    const text = choices.join("|");
    const isShort = text.length <= maxChoiceLength && !text.includes("{") && !/[.!?] |[.!?]$|[.!?]\|/.test(text);
    return isShort ? `{${text}}` : undefined;
  };

  const placeholder = (node: SyntaxNode): string => {
    const choice = shortChoice(node);
    if (choice !== undefined) return choice;
    const code = sourceOf(unwrapped(node));
    return code.length <= maxSourceLength && !/["'`{}|\n]/.test(code) ? `{${code}}` : "{…}";
  };

  const templateText = (node: SyntaxNode): string => {
    const expressions = nodesIn(node["expressions"]);
    return nodesIn(node["quasis"])
      .map(({ value }, at) => {
        const expression = expressions[at];
        const text = (value as { cooked: string | null }).cooked ?? "";
        return `${text}${expression === undefined ? "" : placeholder(expression)}`;
      })
      .join("");
  };

  /** Texts inside an expression that a placeholder doesn't show. */
  const visitHidden = (node: SyntaxNode, position: Position): void => {
    if (shortChoice(node) === undefined) visit(node, position);
    else visitConditions(node);
  };

  const visitConditions = (given: SyntaxNode): void => {
    const node = unwrapped(given);
    if (node.type === "TemplateLiteral") {
      for (const each of nodesIn(node["expressions"])) visitHidden(each, { kind: "text" });
    }
    if (node.type !== "ConditionalExpression") return;
    visit(node["test"], undefined);
    visitConditions(node["consequent"] as SyntaxNode);
    visitConditions(node["alternate"] as SyntaxNode);
  };

  /** A sum that includes text, as one text. */
  const sumText = (given: SyntaxNode): string | undefined => {
    const node = unwrapped(given);
    if (node.type === "StringLiteral" || node.type === "TemplateLiteral") return choicesOf(node)?.[0];
    if (node.type !== "BinaryExpression" || node["operator"] !== "+") return undefined;
    const [left, right] = [node["left"] as SyntaxNode, node["right"] as SyntaxNode];
    const [leftText, rightText] = [sumText(left), sumText(right)];
    if (leftText === undefined && rightText === undefined) return undefined;
    return `${leftText ?? placeholder(left)}${rightText ?? placeholder(right)}`;
  };

  interface Piece {
    readonly text: string;
    readonly line: number;
    /** Words of the page, not only values. */
    readonly hasWords: boolean;
  }

  const pieceOf = (child: SyntaxNode): Piece | undefined => {
    const { line } = child.loc.start;
    switch (child.type) {
      case "JSXText": {
        const raw = String(child["value"]);
        const text = jsxTextValue(raw);
        const before = /^\s*/.exec(sourceOf(child))?.[0] ?? "";
        return { text, line: line + (before.match(/\n/g)?.length ?? 0), hasWords: /[A-Za-z]/.test(text) };
      }
      case "JSXExpressionContainer": {
        const expression = child["expression"] as SyntaxNode;
        if (expression.type === "JSXEmptyExpression") return { text: "", line, hasWords: false };
        const choice = shortChoice(expression);
        const text = choice ?? placeholder(expression);
        return {
          text,
          line: expression.loc.start.line,
          hasWords: choice !== undefined && /[A-Za-z]/.test(withoutPlaceholders(choice)),
        };
      }
      case "JSXElement": {
        if (!isInline(child)) return undefined;
        const children = nodesIn(child["children"]);
        const tag = tagOf(child);
        if (children.length === 0) return { text: tag === "br" ? " " : `{${tag}}`, line, hasWords: false };
        const pieces = children.map(pieceOf).filter((piece) => piece !== undefined);
        return {
          text: pieces.map(({ text }) => text).join(""),
          line: pieces.find(({ hasWords }) => hasWords)?.line ?? line,
          hasWords: pieces.some(({ hasWords }) => hasWords),
        };
      }
      default:
        return undefined;
    }
  };

  const hasOwnText = (children: readonly SyntaxNode[]): boolean =>
    children.some(
      (child) =>
        (child.type === "JSXText" && /[A-Za-z]/.test(String(child["value"]))) ||
        (child.type === "JSXExpressionContainer" && (pieceOf(child)?.hasWords ?? false)),
    );

  /** Attributes and hidden expressions of a child whose own text was joined into its parent's. */
  const visitJoined = (child: SyntaxNode): void => {
    if (child.type === "JSXExpressionContainer") visitHidden(child["expression"] as SyntaxNode, { kind: "jsx" });
    if (child.type !== "JSXElement") return;
    visit(child["openingElement"], undefined);
    for (const each of nodesIn(child["children"])) visitJoined(each);
  };

  const visitChildren = (children: readonly SyntaxNode[]): void => {
    const shown = children.filter((child) => child.type !== "JSXText" || jsxTextValue(String(child["value"])) !== "");
    const only = shown.length === 1 ? shown[0] : undefined;
    if (only?.type === "JSXExpressionContainer") return visit(only["expression"], { kind: "jsx" });
    const joins = hasOwnText(children);
    let pieces: Piece[] = [];
    const flush = (): void => {
      const text = pieces.map((piece) => piece.text).join("");
      const trimmed = squeezed(withoutOuterComponents(text));
      if (pieces.some(({ hasWords }) => hasWords)) {
        add(trimmed, pieces.find(({ hasWords }) => hasWords)?.line ?? 0, { kind: "jsx" });
      }
      pieces = [];
    };
    for (const child of children) {
      const piece = child.type === "JSXElement" && !joins ? undefined : pieceOf(child);
      if (piece === undefined) {
        flush();
        visit(child, { kind: "jsx" });
      } else {
        pieces.push(piece);
        visitJoined(child);
      }
    }
    flush();
  };

  const visitEach = (nodes: unknown, position: Position | undefined): void => {
    for (const node of nodesIn(nodes)) visit(node, position);
  };

  const visitFields = (node: SyntaxNode, position: Position | undefined): void => {
    for (const [field, value] of Object.entries(node)) {
      if (field !== "loc" && field !== "leadingComments" && field !== "trailingComments" && typeof value === "object") {
        visitEach(value, position);
      }
    }
  };

  const visitCall = (node: SyntaxNode, position: Position | undefined): void => {
    const callee = node["callee"] as SyntaxNode;
    const name = nameOf(callee);
    visit(callee, isText(callee) ? position : undefined);
    const args = nodesIn(node["arguments"]);
    const receiver = callee.type.endsWith("MemberExpression") ? nameOf(callee["object"]) : "";
    if (errorCalls.test(name)) return visitEach(args, { kind: "error" });
    if (codeCalls.has(name) || (receiver === "log" && name === "error") || (receiver === "Buffer" && name === "from")) {
      // Functions and objects among the arguments can still hold text.
      for (const each of args) if (!isLiteral(each)) visit(each, undefined);
      return;
    }
    if (schemaCalls.test(name)) {
      const isChoice = name === "enum" || name === "literal";
      return args.forEach((each, at) =>
        visit(each, isChoice && at === 0 ? undefined : { kind: "validation", only: "words" }),
      );
    }
    visitEach(args, position?.kind === "error" ? position : { kind: "argument" });
  };

  const visit = (given: unknown, position: Position | undefined): void => {
    if (!isNode(given)) return;
    const node = unwrapped(given);
    switch (node.type) {
      case "StringLiteral":
        if (position !== undefined) add(String(node["value"]), node.loc.start.line, position);
        return;
      case "TemplateLiteral":
        if (position !== undefined) add(templateText(node), node.loc.start.line, position);
        for (const each of nodesIn(node["expressions"])) visitHidden(each, position ?? { kind: "text", only: "words" });
        return;
      case "BinaryExpression": {
        const text = position === undefined ? undefined : sumText(node);
        if (text !== undefined && position !== undefined) add(text, node.loc.start.line, position);
        return visitFields(node, undefined);
      }
      case "ConditionalExpression":
        visit(node["test"], undefined);
        visit(node["consequent"], position);
        return visit(node["alternate"], position);
      case "LogicalExpression":
        visit(node["left"], node["operator"] === "&&" ? undefined : position);
        return visit(node["right"], position);
      case "ArrayExpression":
        return visitEach(node["elements"], position);
      case "SpreadElement":
        return visit(node["argument"], position);
      case "ObjectExpression":
        return visitEach(node["properties"], position ?? { kind: "property" });
      case "ObjectProperty": {
        const name = nameOf(node["key"]);
        const isCode = codeProperties.has(name) || codeNames.test(name);
        const kind = position?.kind === "error" || position?.kind === "validation" ? position.kind : "property";
        if (/^class(?:Name)?$/.test(name)) return undefined;
        return visit(node["value"], isCode ? { kind, only: "sentence" } : { kind });
      }
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        visitEach(node["params"], undefined);
        return visit(
          node["body"],
          isNode(node["body"]) && node["body"].type === "BlockStatement" ? undefined : (position ?? { kind: "text" }),
        );
      case "ReturnStatement":
        return visit(node["argument"], { kind: "text" });
      case "AssignmentExpression":
        return visit(node["right"], codeNames.test(nameOf(node["left"])) ? undefined : { kind: "text" });
      case "AssignmentPattern":
        return visit(node["right"], { kind: "text" });
      case "VariableDeclarator": {
        const isCode = codeNames.test(nameOf(node["id"]));
        visit(node["id"], undefined);
        return visit(node["init"], isCode ? { kind: "text", only: "sentence" } : { kind: "text" });
      }
      case "ClassProperty":
        return visit(node["value"], nameOf(node["key"]) === "name" ? undefined : { kind: "text" });
      case "CallExpression":
      case "OptionalCallExpression":
      case "NewExpression":
        return visitCall(node, position);
      case "MemberExpression":
      case "OptionalMemberExpression":
        return visit(node["object"], isText(node) ? position : undefined);
      case "JSXAttribute": {
        const name = nameOf(node["name"]);
        if (/^data-|^className$|^style$|ClassName$/.test(name)) return undefined;
        const isCode = codeAttributes.has(name);
        return visit(node["value"], isCode ? { kind: "attribute", only: "sentence" } : { kind: "attribute" });
      }
      case "JSXExpressionContainer":
        return visit(node["expression"], position);
      case "JSXElement":
      case "JSXFragment":
        visit(node["openingElement"], undefined);
        return visitChildren(nodesIn(node["children"]));
      case "SwitchCase":
        return visitEach(node["consequent"], undefined);
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "TaggedTemplateExpression":
      case "Directive":
        return undefined;
      default:
        if (!node.type.startsWith("TS")) visitFields(node, undefined);
        return undefined;
    }
  };

  visit(parseProgram(file, source), undefined);
  return found.toSorted((one, other) => one.line - other.line);
};
