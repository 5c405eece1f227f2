import { Card } from '../ui/Card';
import { ErrorNote } from './ErrorNote';

type CardErrorProps = {
  error: unknown;
  onRetry: () => void;
  /** What is missing, if the page does not say so: `Your totals could not be loaded.` */
  title?: string;
};

/** Stands in for one card that could not be loaded, while the rest of the page works. */
export function CardError(props: CardErrorProps) {
  return (
    <Card className="px-5 py-4">
      <ErrorNote {...props} />
    </Card>
  );
}
