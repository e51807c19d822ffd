/** The form of one piece of content: its values, its saved version, and conflicts between the two. */
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  addContent,
  changeContent,
  type ContentPage,
  readContent,
  type StoredFacts,
} from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api/api.ts";
import { setFieldErrors } from "../../lib/api/problem.ts";
import { resetKeepingEdits } from "../../lib/reset-keeping-edits.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { useZodForm } from "../../lib/use-zod-form.ts";
import { toast } from "../../ui/toast-store.ts";
import { subjectForms } from "./subject-forms.ts";
import { pathOf, subjectLabels } from "./subject-labels.ts";

interface EditConflict {
  /** The page data at the time of the conflict. Once the page is reloaded, the conflict is over. */
  readonly pageAtConflict: ContentPage | null;
  readonly theirs: ContentPage;
  readonly mine: StoredFacts;
}

export const useContentForm = (subject: ContentSubject, page: ContentPage | null) => {
  const { shape, empty } = subjectForms[subject];
  const navigate = useNavigate();
  const change = useRevalidatingMutation();
  const [conflict, setConflict] = useState<EditConflict>();
  const form = useZodForm(shape, { defaultValues: page?.facts ?? empty });
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  // After a save or a restore the form shows the stored version.
  const { reset } = form;
  const previousPage = useRef(page);
  const pendingReset = useRef<(stored: StoredFacts) => void>(undefined);
  useEffect(() => {
    // The initial page is skipped, since the person may type before hydration ends.
    if (page === null || previousPage.current === page) return;
    previousPage.current = page;
    const apply = pendingReset.current ?? reset;
    pendingReset.current = undefined;
    apply(page.facts);
  }, [page, reset]);

  const create = async (facts: StoredFacts): Promise<void> => {
    let id = "";
    const problem = await change.run(async () => {
      ({ id } = await call(addContent, { params: { subject }, body: { facts } }));
      unsaved.current = false;
    });
    if (problem !== undefined) {
      setFieldErrors(form.setError, problem);
      return;
    }
    toast({ title: "Added", description: subjectLabels[subject].saved });
    await navigate(pathOf(subject, id), { replace: true });
  };

  const save = async (facts: StoredFacts, { id }: ContentPage, expectedVersion: string | null): Promise<void> => {
    const params = { subject, id };
    const applySaved = resetKeepingEdits(form);
    const problem = await change.run(async () => {
      await call(changeContent, { params, body: { seen: expectedVersion, facts } });
      pendingReset.current = applySaved;
    });
    if (problem?.code === "conflict") {
      setConflict({ pageAtConflict: page, theirs: await call(readContent, { params }), mine: facts });
      change.clearFailure();
      return;
    }
    if (problem !== undefined) {
      setFieldErrors(form.setError, problem);
      return;
    }
    const isPublished = facts["isActive"] !== false;
    toast({
      title: "Saved",
      description: isPublished ? subjectLabels[subject].saved : "It's saved, but hidden from the site.",
    });
  };

  return {
    form,
    change,
    conflict: conflict?.pageAtConflict === page ? conflict : undefined,
    unsaved,
    takeTheirs: () => void change.run(() => Promise.resolve()),
    keepMine: () => {
      if (conflict !== undefined) void save(conflict.mine, conflict.theirs, conflict.theirs.version);
    },
    submit: (event: SyntheticEvent) => {
      const send = form.handleSubmit((facts) => (page === null ? create(facts) : save(facts, page, page.version)));
      void send(event);
    },
  };
};
