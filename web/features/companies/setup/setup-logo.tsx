import { ImageUp } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import type { Logo } from "./use-logo.ts";

const hint = "PNG, JPG up to 2MB";

export const LogoField = ({ logo }: { readonly logo: Logo }) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // Resetting the input lets the user choose the same file again.
    if (file !== undefined) logo.choose(file);
    target.value = "";
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-[15px]/[22px] font-[540]">Company Logo (Optional)</legend>
      <div className="mt-2 flex items-center gap-5">
        <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-paper-2">
          {logo.picture === null ? (
            <ImageUp className="size-6 text-ink-3" aria-hidden="true" />
          ) : (
            <img src={logo.picture} alt="Your logo" className="size-full object-contain p-1.5" />
          )}
        </span>
        <div className="min-w-0">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,.png,.jpg,.jpeg"
            aria-label="Logo file"
            tabIndex={-1}
            onChange={choose}
            className="sr-only"
          />
          <Button
            variant="secondary"
            aria-describedby={`${id}hint`}
            busy={logo.busy && "Uploading..."}
            onClick={() => input.current?.click()}
          >
            {logo.picture === null ? "Upload logo" : "Replace logo"}
          </Button>
          <p id={`${id}hint`} className="mt-1.5 text-sm/5 text-ink-3">
            {hint}
          </p>
        </div>
      </div>
      <p role="alert" className="mt-2 text-sm/5 text-bad empty:hidden">
        {logo.error}
      </p>
      {logo.isOnlyHere && (
        <p className="mt-2 text-sm/5 text-ink-2">
          Shown in this tab only. Choose it again after you sign up so we can save it.
        </p>
      )}
    </fieldset>
  );
};
