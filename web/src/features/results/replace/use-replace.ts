import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import type { ReplacedDocument } from '@candor/domain/model/batch';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useAttempt } from '../../../session/use-attempt';
import { useInvalidate } from '../../../session/use-call';
import { useTellError } from '../../../session/use-tell-error';

/** Another copy of a document: a file, or its text. */
export type Copy = { file: File } | { text: string };

/**
 * Sends another copy of a document that could not be read. It counts as in progress until the results show its
 * outcome.
 */
export function useReplace(
  { batchId, id }: { batchId: string; id: string },
  onReplaced: (answer: ReplacedDocument) => void,
) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const attempt = useAttempt();
  const tellError = useTellError('replace-document');
  return useMutation({
    mutationFn: (copy: Copy) =>
      api.call(batches.replaceDocument, {
        params: { id: batchId, cid: id },
        fields: 'text' in copy ? { candidate_text: copy.text } : {},
        files: { candidate_file: 'file' in copy ? copy.file : null },
        idempotencyKey: attempt.keyOf(contentOf(copy)),
      }),
    onSuccess: (answer) => {
      attempt.done();
      onReplaced(answer);
    },
    // Another window was faster: its row disappears, along with anything it would have said.
    onError: (error) => {
      if (asClientError(error).code === 'conflict') tellError(error);
    },
    onSettled: () =>
      invalidate(
        ...[batches.results, batches.resultsFull, batches.candidate, batches.status, batches.list],
        ...[users.quotaStatus, analytics.dashboard, analytics.usage, analytics.candidateQuota],
      ),
  });
}

function contentOf(copy: Copy): unknown {
  if ('text' in copy) return copy.text;
  const { name, size, lastModified } = copy.file;
  return [name, size, lastModified];
}
