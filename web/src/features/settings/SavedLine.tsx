import { asClientError } from '../../api/client-error';
import { SaidLine } from './SaidLine';

type SavedLineProps = { download: { isError: boolean; isSuccess: boolean; error: unknown } };

/** How a download went. */
export function SavedLine({ download }: SavedLineProps) {
  const { isError, isSuccess, error } = download;
  if (isError) return <SaidLine said={{ kind: 'failed', text: asClientError(error).message }} />;
  return (
    <SaidLine said={isSuccess ? { kind: 'done', text: 'Your browser saves the file.' } : null} />
  );
}
