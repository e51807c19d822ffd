/** Parses delivery status notifications of mail servers (RFC 3464). */

export interface DeliveryReport {
  readonly recipient: string;
  /** The server has given up; otherwise the message is only delayed. */
  readonly hasFailed: boolean;
  /** The address itself fails, and will fail again. */
  readonly isPermanent: boolean;
  readonly status: string;
  readonly diagnostic: string;
}

type Fields = ReadonlyMap<string, string>;

/** Header lines, with folded lines joined. */
const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, " ").split("\n")) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? "").trim());
  }
  return fields;
};

/** "rfc822; ana@ruiz.example" */
const recipientOf = (fields: Fields): string =>
  (fields.get("original-recipient") ?? fields.get("final-recipient") ?? "")
    .replace(/^[^;]*;/, "")
    .replace(/[<>\s]/g, "")
    .toLowerCase();

/** Of several recipients the worst status counts; we send to one at a time. */
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
        recipient: recipientOf(fields),
        hasFailed,
        isPermanent: hasFailed && status.startsWith("5"),
        status,
        diagnostic: (fields.get("diagnostic-code") ?? "").replace(/^smtp;\s*/i, ""),
      };
    });
  return reports.find((each) => each.isPermanent) ?? reports.find((each) => each.hasFailed) ?? reports[0];
};

/** The Message-IDs of the returned messages. */
export const messageIdsIn = (returned: string): readonly string[] => {
  const [head = ""] = returned.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/);
  const id = /<[^<>\s]+>/.exec(fieldsOf(head).get("message-id") ?? "")?.[0];
  return id === undefined ? [] : [id];
};
