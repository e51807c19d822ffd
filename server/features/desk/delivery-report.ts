/** What a mail server says about a mail it could not deliver (RFC 3464). */

export interface DeliveryReport {
  readonly recipient: string;
  /** Given up, for whatever reason. Otherwise it is only late. */
  readonly hasFailed: boolean;
  /** The address itself is at fault, and would be the next time. */
  readonly isPermanent: boolean;
  readonly status: string;
  readonly diagnostic: string;
}

type Fields = ReadonlyMap<string, string>;

/** Header lines, those that were broken put together again. */
const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, " ").split("\n")) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? "").trim());
  }
  return fields;
};

/** "rfc822; ana@ruiz.example" */
const addressIn = (fields: Fields): string =>
  (fields.get("original-recipient") ?? fields.get("final-recipient") ?? "")
    .replace(/^[^;]*;/, "")
    .replace(/[<>\s]/g, "")
    .toLowerCase();

/** Of several recipients the worst counts: we write to one at a time. */
export const readDeliveryReport = (deliveryStatus: string): DeliveryReport | undefined => {
  const blocks = deliveryStatus
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map(fieldsOf);
  const reports = blocks
    .filter((fields) => fields.has("action") || fields.has("status"))
    .map((fields): DeliveryReport => {
      const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "";
      const action = (fields.get("action") ?? "").toLowerCase();
      const hasFailed = action === "failed" || (action === "" && status.startsWith("5"));
      return {
        recipient: addressIn(fields),
        hasFailed,
        isPermanent: hasFailed && status.startsWith("5"),
        status,
        diagnostic: (fields.get("diagnostic-code") ?? "").replace(/^smtp;\s*/i, ""),
      };
    });
  return reports.find((each) => each.isPermanent) ?? reports.find((each) => each.hasFailed) ?? reports[0];
};

/** The names of the mails whose headers came back. */
export const messageIdsIn = (returned: string): readonly string[] => {
  const [head = ""] = returned.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/);
  const id = /<[^<>\s]+>/.exec(fieldsOf(head).get("message-id") ?? "")?.[0];
  return id === undefined ? [] : [id];
};
