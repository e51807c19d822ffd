/** The form of one thing that staff publish: what is typed, what is stored, and what happens between the two. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  addContent,
  changeContent,
  type ContentPage,
  readContent,
  type StoredFacts,
} from "#domain/publishing/content.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import { call } from "../../lib/api.ts";
import { markFields } from "../../lib/problem.ts";
import { rememberSent } from "../../lib/remember-sent.ts";
import { useChange } from "../../lib/use-change.ts";
import { toast } from "../../ui/toast-store.ts";
import { subjectForms } from "./subject-forms.ts";
import { pathOf, subjectWords } from "./subject-words.ts";

interface Conflict {
  /** What the page had read when it came to this; once it has read anew, the conflict is over. */
  readonly at: ContentPage | null;
  readonly theirs: ContentPage;
  readonly mine: StoredFacts;
}

export const useContentForm = (subject: ContentSubject, page: ContentPage | null) => {
  const { shape, empty } = subjectForms[subject];
  const navigate = useNavigate();
  const change = useChange();
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<StoredFacts>({
    defaultValues: page?.facts ?? empty,
    resolver: zodResolver(shape as never) as never,
  });
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  // Saved or restored: the form shows what is stored now.
  const { reset } = form;
  const shown = useRef(page);
  const showSaved = useRef<(stored: StoredFacts) => void>(undefined);
  useEffect(() => {
    // Not for what it began with: somebody may be typing already while the page comes to life.
    if (page === null || shown.current === page) return;
    shown.current = page;
    const show = showSaved.current ?? reset;
    showSaved.current = undefined;
    show(page.facts);
  }, [page, reset]);

  const create = async (facts: StoredFacts): Promise<void> => {
    let id = "";
    const failed = await change.run(async () => {
      ({ id } = await call(addContent, { params: { subject }, body: { facts } }));
      unsaved.current = false;
    });
    if (failed !== undefined) {
      markFields(form.setError, failed);
      return;
    }
    toast({ title: "Added", description: subjectWords[subject].saved });
    await navigate(pathOf(subject, id), { replace: true });
  };

  const save = async (facts: StoredFacts, { id }: ContentPage, seen: string | null): Promise<void> => {
    const params = { subject, id };
    const saved = rememberSent(form);
    const failed = await change.run(async () => {
      await call(changeContent, { params, body: { seen, facts } });
      showSaved.current = saved;
    });
    if (failed?.code === "conflict") {
      setConflict({ at: page, theirs: await call(readContent, { params }), mine: facts });
      change.forget();
      return;
    }
    if (failed !== undefined) {
      markFields(form.setError, failed);
      return;
    }
    const isShown = facts["isActive"] !== false;
    toast({
      title: "Saved",
      description: isShown ? subjectWords[subject].saved : "It is kept here and not on the site.",
    });
  };

  return {
    form,
    change,
    conflict: conflict?.at === page ? conflict : undefined,
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
