/** The row in which one more team member is written down. */
import { useState } from "react";
import { type Invitee, invitee } from "#domain/companies/members.ts";

const fields = ["email", "role", "permissions"] as const;
type RowField = (typeof fields)[number];
type Row = Readonly<Record<RowField, string>>;
type RowErrors = Readonly<Partial<Record<RowField, string>>>;

const emptyRow: Row = { email: "", role: "", permissions: "" };

const errorsIn = (row: Row, members: readonly Invitee[]): RowErrors => {
  const checked = invitee.safeParse(row);
  const found: Partial<Record<RowField, string>> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fields.find((each) => each === path[0]);
    if (field !== undefined) found[field] ??= message;
  }
  if (checked.success && members.some(({ email }) => email === checked.data.email)) {
    found.email = "This address is in the list already";
  }
  return found;
};

export const useMemberRow = (members: readonly Invitee[], onAdd: (member: Invitee) => void) => {
  const [typed, setTyped] = useState(emptyRow);
  const [complained, setComplained] = useState(false);
  return {
    typed,
    errors: complained ? errorsIn(typed, members) : {},
    /** Something stands in the row that was not added. */
    isStarted: fields.some((each) => typed[each].trim() !== ""),
    type: (field: RowField, text: string) => setTyped((now) => ({ ...now, [field]: text })),
    complain: () => setComplained(true),
    /** True when the person went into the list. */
    add: (): boolean => {
      const wrong = Object.keys(errorsIn(typed, members)).length > 0;
      setComplained(wrong);
      if (wrong) return false;
      onAdd(invitee.parse(typed));
      setTyped(emptyRow);
      return true;
    },
  };
};

export type MemberRow = ReturnType<typeof useMemberRow>;
