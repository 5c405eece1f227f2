import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { asClientError, type ClientError } from '../../api/client-error';

type Submission<Values> = {
  problem: ClientError | null;
  run: (values: Values) => Promise<void>;
};

/** Runs the call behind a form. Errors that name one of its fields go to that field, the rest is the form's problem. */
export function useSubmission<Values extends FieldValues>(
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  send: (values: Values) => Promise<void>,
): Submission<Values> {
  const [problem, setProblem] = useState<ClientError | null>(null);
  const run = async (values: Values) => {
    setProblem(null);
    try {
      await send(values);
    } catch (thrown) {
      const error = asClientError(thrown);
      const placed = error.fields.filter(({ field }) => fields.some((known) => known === field));
      for (const { field, message } of placed) {
        const known = fields.find((name) => name === field);
        if (known) setError(known, { message });
      }
      if (placed.length === 0) setProblem(error);
    }
  };
  return { problem, run };
}
