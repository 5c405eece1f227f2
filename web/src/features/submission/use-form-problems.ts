import type { FieldError } from '@candor/domain/errors';
import { useCallback, useState } from 'react';
import type { ClientError } from '../../api/client-error';

/** Sentences by the field that they are about. */
export type FormErrors = Record<string, string>;

/** What a form is told to be wrong. */
export type FormProblems = {
  errors: FormErrors;
  /** What no field is to blame for. */
  problem: ClientError | null;
  /** Takes the place of what was wrong before. Of several about one field, the first is shown. */
  show: (found: readonly FieldError[], problem: ClientError | null) => void;
  clear: () => void;
};

/** Keeps what is wrong with a form until something else is, or until it is changed. */
export function useFormProblems(): FormProblems {
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<ClientError | null>(null);
  const show = useCallback((found: readonly FieldError[], next: ClientError | null) => {
    const firstLast = [...found].reverse();
    setErrors(Object.fromEntries(firstLast.map(({ field, message }) => [field, message])));
    setProblem(next);
  }, []);
  const clear = useCallback(() => show([], null), [show]);
  return { errors, problem, show, clear };
}
