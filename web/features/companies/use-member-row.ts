/** The input row for another team member. */
import { useState } from "react";
import { type Invitee, invitee } from "#domain/companies/members.ts";

const fields = ["email", "role", "permissions"] as const;
type RowField = (typeof fields)[number];
type Row = Readonly<Record<RowField, string>>;
type RowErrors = Readonly<Partial<Record<RowField, string>>>;

const emptyRow: Row = { email: "", role: "", permissions: "" };

const errorsOf = (row: Row, members: readonly Invitee[]): RowErrors => {
  const checked = invitee.safeParse(row);
  const errors: Partial<Record<RowField, string>> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fields.find((each) => each === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  if (checked.success && members.some(({ email }) => email === checked.data.email)) {
    errors.email = "This address is already in the list";
  }
  return errors;
};

export const useMemberRow = (members: readonly Invitee[], onAdd: (member: Invitee) => void) => {
  const [values, setValues] = useState(emptyRow);
  const [errorsVisible, setErrorsVisible] = useState(false);
  return {
    typed: values,
    errors: errorsVisible ? errorsOf(values, members) : {},
    /** The row contains text that was not added. */
    isStarted: fields.some((each) => values[each].trim() !== ""),
    type: (field: RowField, text: string) => setValues((now) => ({ ...now, [field]: text })),
    showErrors: () => setErrorsVisible(true),
    /** True if the member was added. */
    add: (): boolean => {
      const isInvalid = Object.keys(errorsOf(values, members)).length > 0;
      setErrorsVisible(isInvalid);
      if (isInvalid) return false;
      onAdd(invitee.parse(values));
      setValues(emptyRow);
      return true;
    },
  };
};

export type MemberRow = ReturnType<typeof useMemberRow>;
