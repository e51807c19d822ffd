import { type FormEvent, useEffect, useState } from "react";
import {
  type EmployerSignUpForm,
  type EmployerSignUp,
  signUpEmployer,
  signUpSteps,
} from "#domain/accounts/employer-sign-up.ts";
import { employerAccountText } from "#domain/rights/consent.ts";
import { call } from "../../../lib/api/api.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { saveCompanyData } from "../../../lib/session-store.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Button } from "../../../ui/button.tsx";
import { StepHeader, StepProgress } from "../../../ui/step-progress.tsx";
import { CompanyStep } from "./sign-up-company.tsx";
import { PersonStep } from "./sign-up-person.tsx";
import { RoleStep, type WhatsNext } from "./sign-up-role.tsx";
import { isSignUpField, type SignUpField, type SignUpFormState, stepIndexOf } from "./sign-up-values.ts";
import { useCompanyLookup } from "./use-company-lookup.ts";

const titles = signUpSteps.map(({ title }) => title);
const lastStep = titles.length - 1;

/** A full page load, so that no data loaded before sign-up stays in memory. */
const goToSetup = (): void => location.assign("/platform/onboarding");

const saveForSetup = (account: EmployerSignUp): void =>
  saveCompanyData({
    name: account.companyName,
    website: account.companyWebsite,
    size: account.companySize,
    industry: account.industry,
    description: account.description,
    userRole: account.role,
    userDepartment: account.department,
  });

interface StepPosition {
  readonly step: number;
  /** The element to focus when the step opens. */
  readonly focus: "heading" | SignUpField | null;
}

interface SignUpFormProps {
  readonly form: SignUpFormState;
  /** One sentence under the title of each step. */
  readonly notes: readonly string[];
  readonly next: WhatsNext;
}

export const SignUpForm = ({ form, notes, next }: SignUpFormProps) => {
  const hydrated = useHydrated();
  const oneAtATime = useOneAtATime();
  const lookup = useCompanyLookup(form);
  const [{ step, focus }, setPosition] = useState<StepPosition>({ step: 0, focus: null });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (focus !== null && focus !== "heading") form.setFocus(focus);
  }, [form, focus]);

  /** Shows server errors at their fields and goes to the first one. */
  const showErrors = (error: unknown): void => {
    console.error("The account could not be created", error);
    const fallback = "We couldn't create your account. Your answers are still here. Try again in a moment.";
    const { code, message, errors } = toProblem(error, fallback);
    const invalidFields = Object.keys(errors).filter(isSignUpField);
    for (const name of invalidFields) {
      form.setError(name, { type: code === "conflict" ? "taken" : "server", message: errors[name] ?? message });
    }
    const [first] = invalidFields.toSorted((one, other) => stepIndexOf(one) - stepIndexOf(other));
    if (first === undefined) setProblem(message);
    else setPosition({ step: stepIndexOf(first), focus: first });
  };

  const create = form.handleSubmit(async (values) => {
    const { confirmPassword: _confirmPassword, ...account } = values as EmployerSignUp & EmployerSignUpForm;
    try {
      await call(signUpEmployer, { body: account });
    } catch (error) {
      showErrors(error);
      setBusy(false);
      return;
    }
    saveForSetup(account);
    goToSetup();
  });

  const goToNextStep = async (): Promise<void> => {
    setProblem(null);
    const isValid = await form.trigger(signUpSteps[step]?.fields ?? [], { shouldFocus: true });
    if (!isValid) return;
    if (step < lastStep) {
      setPosition({ step: step + 1, focus: "heading" });
      return;
    }
    setBusy(true);
    await create();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void oneAtATime(goToNextStep);
  };

  return (
    // The form is disabled until hydration, because React would lose text typed before it.
    <form noValidate method="post" aria-label="Sign up" inert={!hydrated} onSubmit={submit} className="grid gap-7">
      <StepProgress titles={titles} current={step} />
      <StepHeader
        key={step}
        titles={titles}
        current={step}
        text={notes[step] ?? ""}
        focusOnMount={focus === "heading"}
      />
      {step === 0 && <PersonStep form={form} />}
      {step === 1 && <CompanyStep form={form} lookup={lookup} />}
      {step === lastStep && <RoleStep form={form} next={next} />}
      <div className="border-t border-line pt-6">
        <p role="alert" className="mb-4 text-[15px]/6 text-bad empty:hidden">
          {problem}
        </p>
        <div className="flex items-center justify-between gap-3">
          <Button
            variant="secondary"
            size="large"
            disabled={step === 0 || busy}
            onClick={() => setPosition({ step: step - 1, focus: "heading" })}
          >
            Previous
          </Button>
          <Button
            key={step === lastStep ? "create" : "next"}
            type="submit"
            size="large"
            className="min-w-36"
            busy={busy && "Creating..."}
          >
            {step === lastStep ? "Create Account" : "Next"}
          </Button>
        </div>
        {step === lastStep && <p className="mt-5 text-sm/[22px] text-ink-3">{employerAccountText.text}</p>}
      </div>
    </form>
  );
};
