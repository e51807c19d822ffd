import { useState } from "react";
import { useWatch } from "react-hook-form";
import { createToken, type NewToken, newToken, tokenLifetimes } from "#domain/api-tokens/api-tokens.ts";
import { tokenLevels, tokenLevelLabels } from "#domain/api-tokens/token-level.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { useApiMutation } from "../../lib/query/use-api-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { OneTimeSecretDialog } from "../../sections/workspace/one-time-secret-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

const formatLifetime = (days: number): string => {
  if (days === 0) return "Never";
  return days === 365 ? "In 1 year" : `In ${days} days`;
};

const levelNames = { read: "Read", write: "Write", admin: "Admin" } as const;

export const CreateToken = () => {
  const change = useApiMutation();
  const [secret, setSecret] = useState<string>();
  const { register, handleSubmit, setError, reset, control, formState } = useZodForm(newToken, {
    defaultValues: { name: "", level: "read", days: 90 },
  });
  const { errors } = formState;
  const level = useWatch({ control, name: "level" });
  const create = async (body: NewToken): Promise<void> => {
    const failed = await change.run(async () => setSecret((await call(createToken, { body })).secret));
    if (failed !== undefined) setFieldErrors(setError, failed);
    else reset();
  };
  return (
    <form
      noValidate
      aria-label="Create token"
      className={cardClass("grid gap-5 px-5 py-5 sm:grid-cols-2")}
      onSubmit={(event) => void handleSubmit(create)(event)}
    >
      <Field label="Name" error={errors.name?.message} className="sm:col-span-2">
        <Input autoComplete="off" placeholder="Payroll import" {...register("name")} />
      </Field>
      <Field label="Level" hint={tokenLevelLabels[level]} error={errors.level?.message}>
        <NativeSelect {...register("level")}>
          {tokenLevels.map((level) => (
            <option key={level} value={level}>
              {levelNames[level]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Expires" error={errors.days?.message}>
        <NativeSelect {...register("days", { valueAsNumber: true })}>
          {tokenLifetimes.map((days) => (
            <option key={days} value={days}>
              {formatLifetime(days)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FailureNotice className="sm:col-span-2" text={Object.keys(errors).length > 0 ? undefined : change.failure} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start max-sm:w-full"
        busy={change.busy && "Creating token"}
      >
        Create token{" "}
      </Button>
      <OneTimeSecretDialog
        title="Save this token"
        text="You won't see it again. Anyone who has it can act in this workspace as you, at its level. If you lose it, revoke it and create a new one."
        label="Token"
        secret={secret}
        onSaved={() => setSecret(undefined)}
      />
    </form>
  );
};
