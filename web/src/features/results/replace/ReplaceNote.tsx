import { ErrorNote } from '../../../session/ErrorNote';
import { ProblemLine } from '../../../ui/ProblemLine';
import type { useReplace } from './use-replace';

type ReplaceNoteProps = {
  /** Why the chosen file is not sent. */
  wrong: string | null;
  replace: ReturnType<typeof useReplace>;
};

/** The progress of another copy, and what to do next if it did not help. */
export function ReplaceNote({ wrong, replace }: ReplaceNoteProps) {
  const { isPending, data, error, variables } = replace;
  if (wrong !== null) {
    return (
      <ProblemLine className="mt-1">{wrong}. Choose another file, or paste the text.</ProblemLine>
    );
  }
  if (isPending) {
    return (
      <p role="status" className="mt-1">
        Reading and scoring the copy
      </p>
    );
  }
  if (error) {
    return (
      <ErrorNote
        error={error}
        onRetry={() => variables && replace.mutate(variables)}
        className="mt-1"
      />
    );
  }
  if (!data?.error) return null;
  return (
    <p role="alert" className="mt-1">
      This copy could not be read either, so nothing was charged. Try a PDF or Word file whose text
      can be selected, or paste the text.
    </p>
  );
}
