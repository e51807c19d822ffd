import { useState } from "react";
import { useRevalidator } from "react-router";
import { enableTwoFactor, disableTwoFactor, regenerateBackupCodes } from "#domain/accounts/identity.ts";
import type { Person } from "#domain/accounts/me.ts";
import { call, send } from "../../../lib/api/api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountRow } from "./account-section.tsx";
import { PasswordGate } from "./password-gate.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { TwoFactorSetup } from "./two-factor-setup.tsx";

type Step =
  | { readonly name: "idle" | "begin" | "renew" | "end" }
  | { readonly name: "scan"; readonly totpURI: string; readonly codes: readonly string[] }
  | { readonly name: "codes"; readonly codes: readonly string[] };

const idle: Step = { name: "idle" };

const confirmEmailHint = "Confirm your email address first. You need it if you lose your phone.";

export const AccountTwoFactor = ({ person }: { readonly person: Person }) => {
  const [step, setStep] = useState<Step>(idle);
  const revalidator = useRevalidator();
  const isOn = person.twoFactorEnabled;
  const cancel = () => setStep(idle);

  const body = () => {
    switch (step.name) {
      case "idle":
        return null;
      case "begin":
        return (
          <PasswordGate
            label="Continue"
            busyLabel="Preparing"
            onCancel={cancel}
            onPassword={async (password) => {
              const { totpURI, backupCodes } = await call(enableTwoFactor, { body: { password } });
              setStep({ name: "scan", totpURI, codes: backupCodes });
            }}
          />
        );
      case "scan":
        return (
          <TwoFactorSetup
            totpURI={step.totpURI}
            onCancel={cancel}
            onConfirmed={async () => {
              setStep({ name: "codes", codes: step.codes });
              await revalidator.revalidate();
            }}
          />
        );
      case "codes":
        return <BackupCodes codes={step.codes} onSaved={cancel} />;
      case "renew":
        return (
          <PasswordGate
            label="Create new codes"
            busyLabel="Creating codes"
            onCancel={cancel}
            onPassword={async (password) => {
              const { backupCodes } = await call(regenerateBackupCodes, { body: { password } });
              setStep({ name: "codes", codes: backupCodes });
            }}
          />
        );
      case "end":
        return (
          <PasswordGate
            label="Turn off two-factor authentication"
            busyLabel="Turning it off"
            variant="danger"
            onCancel={cancel}
            onPassword={async (password) => {
              await send(disableTwoFactor, { body: { password } });
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
      badge={isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
      hint={
        !isOn && !person.emailVerified
          ? confirmEmailHint
          : "A six-digit code from an authenticator app, after your password."
      }
      action={
        step.name === "idle" &&
        (isOn ? (
          <>
            <Button variant="secondary" size="small" onClick={() => setStep({ name: "renew" })}>
              New backup codes
            </Button>
            <Button variant="quiet" size="small" onClick={() => setStep({ name: "end" })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            size="small"
            disabled={!person.emailVerified}
            onClick={() => setStep({ name: "begin" })}
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
