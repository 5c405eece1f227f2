import { asClientError } from '../api/client-error';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAction } from './ErrorAction';

type ListFailedProps = {
  /** What is missing: `Your terms could not be loaded`. */
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** Stands in for a list that could not be read: why, and the one thing that helps. */
export function ListFailed({ title, error, onRetry }: ListFailedProps) {
  const known = asClientError(error);
  return (
    <EmptyState
      kind="failed"
      title={title}
      action={<ErrorAction error={known} onRetry={onRetry} look={{}} />}
    >
      {known.message}
    </EmptyState>
  );
}
