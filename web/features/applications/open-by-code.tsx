/** Opens an application by its code, for applicants without an email address. */
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { openByCode } from "#domain/applications/application-status.ts";
import { call } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Container } from "../../ui/container.tsx";

export const OpenByCode = () => {
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const open = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { statusPath } = await call(openByCode, { body: { code } });
      await navigate(statusPath);
    } catch (error) {
      setFailure(toProblem(error, "We couldn't check the code. Try again.").message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void oneAtATime(open);
  };

  return (
    <Container className="grid min-h-[56dvh] max-w-[620px] content-center gap-6 py-16">
      <header>
        <h1 className="text-[36px]/[1.08] md:text-[48px]/[1.06]">Check your application</h1>
        <p className="mt-4 text-[17px]/7 text-ink-2">
          If you applied without an email address, enter the code you got at the end. If you applied with one, open the
          link in our email.
        </p>
      </header>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Application code" error={failure}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            className="font-mono"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" size="large" className="justify-self-start" busy={busy && "Opening"}>
          Open application
        </Button>
      </form>
    </Container>
  );
};
