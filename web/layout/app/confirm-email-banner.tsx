/** Shown until the member's email address is confirmed. It says what is blocked and resends the link. */
import { useState } from "react";
import { sendVerification } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { send } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Container } from "../../ui/container.tsx";

export const ConfirmEmailBanner = ({ person }: { readonly person: Person }) => {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [problem, setProblem] = useState("");
  const resend = () => {
    setState("busy");
    setProblem("");
    send(sendVerification, { body: { email: person.email } }).then(
      () => setState("sent"),
      (error: unknown) => {
        setState("idle");
        setProblem(toProblem(error).message);
      },
    );
  };
  return (
    <aside aria-label="Confirm your email" className="bg-warn-soft text-warn">
      <Container>
        <p className="py-2 text-[15px]/6 wrap-anywhere">
          Confirm your email to publish, invite and contact candidates. We sent a link to {person.email}.{" "}
          {state === "sent" ? (
            <output>Email sent.</output>
          ) : (
            <button
              type="button"
              disabled={state === "busy"}
              onClick={resend}
              className="font-[600] whitespace-nowrap underline underline-offset-4"
            >
              Resend
            </button>
          )}{" "}
          {problem !== "" && <span role="alert">{problem}</span>}
        </p>
      </Container>
    </aside>
  );
};
