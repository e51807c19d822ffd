/** A website says what its company is called: at once from its address, then from its own pages. */
import { useCallback, useEffect, useRef, useState } from "react";
import { nameFromWebsite, websiteOf } from "#domain/companies/company-name.ts";
import { parseCompany } from "#domain/companies/parse-company.ts";
import { call } from "../../lib/api.ts";
import type { SignUpFormState } from "./sign-up-values.ts";

const typingPauseMs = 600;

/** Somebody who pauses after "https://www.ac" has not finished the address. */
const looksFinished = (text: string): boolean =>
  websiteOf(text)
    ?.hostname.replace(/^www\./, "")
    .includes(".") === true;

export const useCompanyLookup = (form: SignUpFormState) => {
  const [looking, setLooking] = useState(false);
  /** What the site calls itself, where the field holds what its address says. Offered, never put in unasked. */
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const asked = useRef("");
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      running.current?.abort();
    },
    [],
  );

  const setName = useCallback(
    (name: string) => {
      form.setValue("companyName", name, { shouldDirty: true });
      if (form.getFieldState("companyName").invalid) void form.trigger("companyName");
      setSuggestion(null);
    },
    [form],
  );

  const ask = async (url: string, fromAddress: string): Promise<void> => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setLooking(true);
    setSuggestion(null);
    try {
      const { suggestedName } = await call(parseCompany, { body: { url } }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      const now = form.getValues("companyName").trim();
      if (now === "") setName(suggestedName);
      else if (now === fromAddress && suggestedName !== now) setSuggestion(suggestedName);
    } catch (error) {
      if (!mine.signal.aborted) console.error("The company's website could not be read", error);
    } finally {
      if (running.current === mine) setLooking(false);
    }
  };

  const look = (text: string): void => {
    clearTimeout(pause.current);
    const website = websiteOf(text);
    if (website === undefined) {
      running.current?.abort();
      running.current = undefined;
      asked.current = "";
      setLooking(false);
      setSuggestion(null);
      return;
    }
    const fromAddress = nameFromWebsite(website);
    if (form.getValues("companyName").trim() === "") setName(fromAddress);
    if (website.href === asked.current) return;
    asked.current = website.href;
    void ask(website.href, fromAddress);
  };

  return {
    looking,
    suggestion,
    takeSuggestion: () => setName(suggestion ?? ""),
    lookNow: look,
    lookSoon: (text: string) => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        if (looksFinished(text)) look(text);
      }, typingPauseMs);
    },
  };
};

export type CompanyLookup = ReturnType<typeof useCompanyLookup>;
