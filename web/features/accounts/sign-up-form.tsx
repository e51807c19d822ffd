import { type FormEvent, useEffect, useState } from "react";
import {
  type EmployerSignUpForm,
  type EmployerSignUp,
  signUpEmployer,
  signUpSteps,
} from "#domain/accounts/employer-sign-up.ts";
import { employerAccountText } from "#domain/rights/consent.ts";
import { call } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { useOneAtATime } from "../../lib/one-at-a-time.ts";
import { keepCompanyData } from "../../lib/session-store.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { StepHead, StepProgress } from "../../ui/step-progress.tsx";
import { CompanyStep } from "./sign-up-company.tsx";
import { PersonStep } from "./sign-up-person.tsx";
import { PlaceStep, type WhatsNext } from "./sign-up-place.tsx";
import { isSignUpField, type SignUpField, type SignUpFormState, stepOf } from "./sign-up-values.ts";
import { useCompanyLookup } from "./use-company-lookup.ts";

const titles = signUpSteps.map(({ title }) => title);
const lastStep = titles.length - 1;

/** A new session begins here: the next page is loaded afresh, so that nothing read as a stranger stays. */
const goToSetup = (): void => location.assign("/platform/onboarding");

const keepForSetup = (account: EmployerSignUp): void =>
  keepCompanyData({
    name: account.companyName,
    website: account.companyWebsite,
    size: account.companySize,
    industry: account.industry,
    description: account.description,
    userRole: account.role,
    userDepartment: account.department,
  });

interface Place {
  readonly step: number;
  /** What takes the focus on arriving. */
  readonly focus: "heading" | SignUpField | null;
}

interface SignUpFormProps {
  readonly form: SignUpFormState;
  /** One sentence under each step's title. */
  readonly notes: readonly string[];
  readonly next: WhatsNext;
}

export const SignUpForm = ({ form, notes, next }: SignUpFormProps) => {
  const hydrated = useHydrated();
  const oneAtATime = useOneAtATime();
  const lookup = useCompanyLookup(form);
  const [{ step, focus }, setPlace] = useState<Place>({ step: 0, focus: null });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (focus !== null && focus !== "heading") form.setFocus(focus);
  }, [form, focus]);

  /** The server's complaints stand at their fields, and the first of them is gone to. */
  const complain = (error: unknown): void => {
    console.error("The account could not be created", error);
    const otherwise = "We could not create your account. Nothing is lost: please try again in a moment.";
    const { code, message, errors } = problemOf(error, otherwise);
    const wrong = Object.keys(errors).filter(isSignUpField);
    for (const name of wrong) {
      form.setError(name, { type: code === "conflict" ? "taken" : "server", message: errors[name] ?? message });
    }
    const [first] = wrong.toSorted((one, other) => stepOf(one) - stepOf(other));
    if (first === undefined) setProblem(message);
    else setPlace({ step: stepOf(first), focus: first });
  };

  const create = form.handleSubmit(async (values) => {
    const { confirmPassword: _typedAgain, ...account } = values as EmployerSignUp & EmployerSignUpForm;
    try {
      await call(signUpEmployer, { body: account });
    } catch (error) {
      complain(error);
      setBusy(false);
      return;
    }
    keepForSetup(account);
    goToSetup();
  });

  const goOn = async (): Promise<void> => {
    setProblem(null);
    const right = await form.trigger(signUpSteps[step]?.fields ?? [], { shouldFocus: true });
    if (!right) return;
    if (step < lastStep) {
      setPlace({ step: step + 1, focus: "heading" });
      return;
    }
    setBusy(true);
    await create();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void oneAtATime(goOn);
  };

  return (
    // Before the page listens, what is typed would be lost: then the form cannot be typed in.
    <form noValidate method="post" aria-label="Sign up" inert={!hydrated} onSubmit={submit} className="grid gap-7">
      <StepProgress titles={titles} current={step} />
      <StepHead key={step} titles={titles} current={step} text={notes[step] ?? ""} arrived={focus === "heading"} />
      {step === 0 && <PersonStep form={form} />}
      {step === 1 && <CompanyStep form={form} lookup={lookup} />}
      {step === lastStep && <PlaceStep form={form} next={next} />}
      <div className="border-t border-line pt-6">
        <p role="alert" className="mb-4 text-[15px]/6 text-bad empty:hidden">
          {problem}
        </p>
        <div className="flex items-center justify-between gap-3">
          <Button
            look="secondary"
            size="large"
            disabled={step === 0 || busy}
            onClick={() => setPlace({ step: step - 1, focus: "heading" })}
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
