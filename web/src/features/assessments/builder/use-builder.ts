import type { Assessment } from '@candor/domain/model/assessment';
import { useEffect, useMemo, useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { useUndoKeys } from '../../../ui/use-undo-keys';
import { withReadIds } from '../form/asked';
import { bringBack } from '../form/bring-back';
import { type BuilderForm, formOf, isSame } from '../form/builder-form';
import {
  checkForm,
  firstStepWith,
  hasOwnProblem,
  NO_PROBLEMS,
  type Problems,
  problemsOf,
} from '../form/check-form';
import type { Edit, Editing } from '../form/editing';
import type { Kept } from '../form/kept-form';
import { useJobReading } from '../use-job-reading';
import { useFocusNext } from './use-focus-next';
import { useKeepForm } from './use-kept-form';
import { useSave } from './use-save';

/** What the edits are based on: the current form, and its revision. A new assessment has neither. */
type Base = { form: BuilderForm; revision: number } | null;

type BuilderPlan = {
  /** What stands on the server; null for a new assessment. */
  assessment: Assessment | null;
  /** How a new one begins. */
  start: BuilderForm;
  /** What was written before and not saved. */
  found: Kept | null;
  onSaved: (assessment: Assessment) => void;
};

const FIRST_PROBLEM = ['[aria-invalid="true"]', '[data-problem]'] as const;

/** An assessment while it is written: its form, what stands against it, and its way to the server. */
export function useBuilder({ assessment, start, found, onSaved }: BuilderPlan) {
  const focus = useFocusNext();
  const [base, setBase] = useState<Base>(() => baseOf(assessment, found));
  const [editing, setEditing] = useState<Editing>({ form: found?.form ?? start, removed: [] });
  const [open, setOpen] = useState<string | null>(editing.form.steps[0]?.id ?? null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>(NO_PROBLEMS);
  const { form } = editing;
  const id = assessment?.assessment_id ?? null;
  const job = useJobReading(form.job_description_text);
  const save = useSave(id);

  const unsaved = base ? !isSame(form, base.form) : !save.isSuccess;
  useKeepForm(id, unsaved ? { revision: base?.revision ?? null, form } : null);
  const own = useMemo(() => (tried ? checkForm(form).problems : null), [tried, form]);

  const show = (problems: Problems) => {
    setRefused(problems);
    const step = form.steps[firstStepWith(problems) ?? 0];
    if (step && !hasOwnProblem(problems)) setOpen(step.id);
    focus.focusNext(...FIRST_PROBLEM);
  };
  const edit = (change: Edit) => {
    setEditing(change);
    setRefused(NO_PROBLEMS);
    if (save.isError) save.reset();
  };
  /** Reloads the server's version; local edits are lost. */
  const load = (standing: Assessment) => {
    const next = formOf(standing);
    setBase({ form: next, revision: standing.revision });
    edit(() => ({ form: next, removed: [] }));
    setTried(false);
  };
  const send = (revision = base?.revision ?? null) => {
    if (save.isPending) return;
    setTried(true);
    const { body, problems } = checkForm(withReadIds(form, job.requirements));
    if (problems) return show(problems);
    save.mutate(
      { body, revision },
      {
        onSuccess: (saved) => {
          const next = formOf(saved);
          setBase({ form: next, revision: saved.revision });
          // Edits made while it was being saved are kept.
          setEditing((now) => (now.form === form ? { form: next, removed: [] } : now));
          setTried(false);
          onSaved(saved);
        },
        onError: (thrown) => {
          const { fields } = asClientError(thrown);
          if (fields.length > 0) show(problemsOf(fields));
        },
      },
    );
  };
  const undo = () => edit(bringBack);
  useUndoKeys(undo);

  // Reloaded, it may be newer than what was shown at first.
  const isOvertaken = assessment !== null && assessment.revision > (base?.revision ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each revision that overtakes
  useEffect(() => {
    if (assessment && isOvertaken && !unsaved) load(assessment);
  }, [assessment, isOvertaken]);

  const error = save.isError ? asClientError(save.error) : null;
  return {
    id,
    form,
    removed: editing.removed,
    open,
    job,
    unsaved,
    ...focus,
    problems: own ?? refused,
    edit,
    undo,
    setOpen,
    load,
    send,
    sending: save.isPending,
    /** What went wrong with the sending itself. */
    failure: error && error.fields.length === 0 ? error : null,
    /** Takes back everything that is not saved. */
    discard: base && (() => edit(() => ({ form: base.form, removed: [] }))),
  };
}

export type Builder = ReturnType<typeof useBuilder>;

function baseOf(assessment: Assessment | null, found: Kept | null): Base {
  if (!assessment) return null;
  return { form: formOf(assessment), revision: found?.revision ?? assessment.revision };
}
