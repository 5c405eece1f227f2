import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { Button, type ButtonLook } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';

type CopyOfAnswersProps = { code: string; look: ButtonLook; className?: string };

/** The candidate's own answers as a file. */
export function CopyOfAnswers({ code, look, className }: CopyOfAnswersProps) {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ClientError | null>(null);
  const download = async () => {
    setBusy(true);
    setError(null);
    try {
      saveDownload(
        await api.download(candidateAssessment.copy, { params: { code } }),
        'my-answers.txt',
      );
    } catch (thrown) {
      setError(asClientError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        {...look}
        icon={Download}
        busy={busy}
        onClick={() => void download()}
        className={className}
      >
        Download a copy of your answers
      </Button>
      {error && (
        <ProblemLine className="mt-2">
          The copy could not be downloaded. {error.message}
        </ProblemLine>
      )}
    </>
  );
}
