import { batches } from '@candor/domain/api/batches';
import { terms } from '@candor/domain/api/terms';
import type { OwnTerm, TermBody } from '@candor/domain/model/term';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';
import { useTellError } from '../../session/use-tell-error';
import { notify } from '../../ui/toast';

/** The words that this account taught. */
export function useTerms() {
  return useCall(terms.list, {});
}

/** Reads everything again that another term changes: the list, what jobs are read for, and what results say of it. */
export function useTermsChanged(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(
    () => invalidate(terms.list, terms.lookUp, terms.ofBatch, batches.jobRequirements),
    [invalidate],
  );
}

/** Forgets a term at once and offers to take that back. */
export function useForgetTerm() {
  const { api } = useApp();
  const changed = useTermsChanged();
  const tell = useTellError('own-term');
  const bringBack = useMutation({
    mutationFn: (body: TermBody) => api.call(terms.add, { body }),
    onSuccess: ({ name }) => notify({ kind: 'success', title: `“${name}” is back` }),
    onError: (error) => tell(error),
    onSettled: changed,
  });
  return useMutation({
    mutationFn: (term: OwnTerm) => api.call(terms.remove, { params: { id: term.id } }),
    onSuccess: (_, term) =>
      notify({
        kind: 'success',
        title: `“${term.name}” was forgotten`,
        detail: 'Results keep what they were scored with.',
        action: { label: 'Undo', run: () => bringBack.mutate(bodyOf(term)) },
      }),
    onError: (error) => {
      // By a second press, or in another tab, it was forgotten before.
      if (asClientError(error).code !== 'not_found') tell(error);
    },
    onSettled: changed,
  });
}

/** The content of a term, without what the server adds to it. */
export function bodyOf({ name, kind, aliases, broader, related, context }: OwnTerm): TermBody {
  return { name, kind, aliases, broader, related, context };
}
