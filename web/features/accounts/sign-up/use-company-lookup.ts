/** Suggests the company name, first from the URL and then from the website itself. */
import { useCallback, useEffect, useRef, useState } from "react";
import { nameFromWebsite, parseWebsite } from "#domain/companies/company-name.ts";
import { parseCompany } from "#domain/companies/parse-company.ts";
import { call } from "../../../lib/api/api.ts";
import type { SignUpFormState } from "./sign-up-values.ts";

const debounceMs = 600;

/** "https://www.ac" is an unfinished URL: without "www." it has no dot. */
const looksComplete = (text: string): boolean =>
  parseWebsite(text)
    ?.hostname.replace(/^www\./, "")
    .includes(".") === true;

export const useCompanyLookup = (form: SignUpFormState) => {
  const [isLookingUp, setIsLookingUp] = useState(false);
  /** The name on the website, if it differs from the one derived from the URL. The user has to accept it. */
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const activeRequest = useRef<AbortController>(undefined);
  const lastUrl = useRef("");
  useEffect(
    () => () => {
      clearTimeout(debounceTimer.current);
      activeRequest.current?.abort();
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

  const fetchName = async (url: string, nameFromUrl: string): Promise<void> => {
    activeRequest.current?.abort();
    const controller = new AbortController();
    activeRequest.current = controller;
    setIsLookingUp(true);
    setSuggestion(null);
    try {
      const { suggestedName } = await call(parseCompany, { body: { url } }, { signal: controller.signal });
      if (controller.signal.aborted) return;
      const now = form.getValues("companyName").trim();
      if (now === "") setName(suggestedName);
      else if (now === nameFromUrl && suggestedName !== now) setSuggestion(suggestedName);
    } catch (error) {
      if (!controller.signal.aborted) console.error("The company's website could not be read", error);
    } finally {
      if (activeRequest.current === controller) setIsLookingUp(false);
    }
  };

  const lookUp = (text: string): void => {
    clearTimeout(debounceTimer.current);
    const website = parseWebsite(text);
    if (website === undefined) {
      activeRequest.current?.abort();
      activeRequest.current = undefined;
      lastUrl.current = "";
      setIsLookingUp(false);
      setSuggestion(null);
      return;
    }
    const nameFromUrl = nameFromWebsite(website);
    if (form.getValues("companyName").trim() === "") setName(nameFromUrl);
    if (website.href === lastUrl.current) return;
    lastUrl.current = website.href;
    void fetchName(website.href, nameFromUrl);
  };

  return {
    looking: isLookingUp,
    suggestion,
    acceptSuggestion: () => setName(suggestion ?? ""),
    lookUpNow: lookUp,
    lookUpDebounced: (text: string) => {
      clearTimeout(debounceTimer.current);
      debounceTimer.current = setTimeout(() => {
        if (looksComplete(text)) lookUp(text);
      }, debounceMs);
    },
  };
};

export type CompanyLookup = ReturnType<typeof useCompanyLookup>;
