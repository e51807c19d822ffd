import type { RefObject } from "react";

/** A hidden field that people can't see or reach. Bots that fill in every field reveal themselves. */
export const HoneypotField = ({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      Leave this empty
      <input ref={inputRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
