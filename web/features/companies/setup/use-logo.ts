/** The company logo: validated, previewed at once, and uploaded. */
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { maxLogoBytes } from "#domain/companies/company-profile.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import type { ProfileForm } from "./setup-values.ts";
import { sendLogo } from "./setup.queries.ts";

/** Checks in the browser. The server checks the file content. */
const validateLogo = ({ name, type, size }: File): string | null => {
  if (!["image/png", "image/jpeg"].includes(type) || !/\.(png|jpe?g)$/i.test(name)) {
    return "Choose a PNG or JPG image.";
  }
  return size > maxLogoBytes ? "Choose an image up to 2 MB." : null;
};

const readAsDataUrl = (file: File): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
  reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
  reader.readAsDataURL(file);
  return promise;
};

export const useLogo = (form: ProfileForm, hasWorkspace: boolean) => {
  const oneAtATime = useOneAtATime();
  const storedUrl = useWatch({ control: form.control, name: "logoUrl" });
  const [selectedUrl, setSelectedUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    const validationError = validateLogo(file);
    setError(validationError);
    if (validationError !== null) return;
    setBusy(true);
    try {
      setSelectedUrl(await readAsDataUrl(file));
      if (hasWorkspace) form.setValue("logoUrl", await sendLogo(file));
    } catch (failure) {
      console.error("The logo could not be uploaded", failure);
      setError(toProblem(failure, "We couldn't upload the image. Choose it again.").message);
      setSelectedUrl(null);
    } finally {
      setBusy(false);
    }
  };

  return {
    picture: selectedUrl ?? storedUrl ?? null,
    busy,
    error,
    isOnlyHere: selectedUrl !== null && !hasWorkspace,
    choose: (file: File) => void oneAtATime(() => upload(file)),
  };
};

export type Logo = ReturnType<typeof useLogo>;
