import { useState } from "react";
import { useRevalidator } from "react-router";
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { call, send } from "../../lib/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { AccountRow } from "./account-section.tsx";
import { PasswordGate } from "./password-gate.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Step =
  | { readonly at: "rest" | "begin" | "renew" | "end" }
  | { readonly at: "scan"; readonly totpURI: string; readonly codes: readonly string[] }
  | { readonly at: "codes"; readonly codes: readonly string[] };

const rest: Step = { at: "rest" };

const needsAddress = "Confirm your email address first. You need it if you lose your phone.";

export const AccountSecondFactor = ({ person }: { readonly person: Person }) => {
  const [step, setStep] = useState<Step>(rest);
  const revalidator = useRevalidator();
  const on = person.twoFactorEnabled;
  const cancel = () => setStep(rest);

  const body = () => {
    switch (step.at) {
      case "rest":
        return null;
      case "begin":
        return (
          <PasswordGate
            label="Continue"
            busyLabel="Preparing"
            onCancel={cancel}
            onPassword={async (password) => {
              const { totpURI, backupCodes } = await call(beginSecondFactor, { body: { password } });
              setStep({ at: "scan", totpURI, codes: backupCodes });
            }}
          />
        );
      case "scan":
        return (
          <SecondFactorSetup
            totpURI={step.totpURI}
            onCancel={cancel}
            onConfirmed={async () => {
              setStep({ at: "codes", codes: step.codes });
              await revalidator.revalidate();
            }}
          />
        );
      case "codes":
        return <RecoveryCodes codes={step.codes} onKept={cancel} />;
      case "renew":
        return (
          <PasswordGate
            label="Create new codes"
            busyLabel="Creating codes"
            onCancel={cancel}
            onPassword={async (password) => {
              const { backupCodes } = await call(renewRecoveryCodes, { body: { password } });
              setStep({ at: "codes", codes: backupCodes });
            }}
          />
        );
      case "end":
        return (
          <PasswordGate
            label="Turn off two-factor authentication"
            busyLabel="Turning it off"
            look="danger"
            onCancel={cancel}
            onPassword={async (password) => {
              await send(endSecondFactor, { body: { password } });
              await revalidator.revalidate();
              cancel();
            }}
          />
        );
    }
  };

  return (
    <AccountRow
      label="Two-factor authentication"
      badge={on ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
      hint={
        !on && !person.emailVerified ? needsAddress : "A six-digit code from an authenticator app, after your password."
      }
      action={
        step.at === "rest" &&
        (on ? (
          <>
            <Button look="secondary" size="small" onClick={() => setStep({ at: "renew" })}>
              New backup codes
            </Button>
            <Button look="quiet" size="small" onClick={() => setStep({ at: "end" })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button
            look="secondary"
            size="small"
            disabled={!person.emailVerified}
            onClick={() => setStep({ at: "begin" })}
          >
            Set up
          </Button>
        ))
      }
    >
      {body()}
    </AccountRow>
  );
};
