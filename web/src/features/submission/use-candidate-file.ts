import { fileErrors } from '@candor/domain/rules/submission';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { type FormState, inputTypeOf, isBeingRead } from './form-state';
import { underKnownHeads } from './under-known-heads';
import { useFileReading } from './use-file-reading';
import { type TakeFiles, useTakenFiles } from './use-taken-files';

type CandidateFileOptions = {
  form: FormState;
  setForm: Dispatch<SetStateAction<FormState>>;
  /** Another file of candidates has taken the place of the one before. */
  onChosen: () => void;
  /** One of the given files is the job description. */
  onJob: (file: File) => void;
  /** None of the given files can be taken; a sentence says why. */
  onRefused: (sentence: string) => void;
};

/** The file of candidates in the form: how one is chosen, alone or among others, and what was read in it. */
export function useCandidateFile(options: CandidateFileOptions): {
  takeCandidates: (file: File) => void;
  takeFiles: TakeFiles;
} {
  const { form, setForm, onChosen, onJob, onRefused } = options;

  useFileReading(isBeingRead(form) ? form.file : null, async (file, reading) => {
    // What names the columns may be gone, or the file: the table is then taken as it is.
    const renamed = await underKnownHeads(file, reading).catch(() => null);
    // Under its new heads it is read once more, and until then nothing is known of it.
    const next = renamed ? { file: renamed } : { reading };
    setForm((before) => (before.file === file ? { ...before, ...next } : before));
  });

  const takeCandidates = useCallback(
    (file: File) => {
      setForm((before) => {
        const inputType =
          inputTypeOf(file.name) ?? (before.inputType === 'zip_file' ? 'zip_file' : 'csv_file');
        // A spreadsheet or what is too large is not read: its columns would be asked for in vain.
        const [wrong] = fileErrors(inputType, file);
        const reading = wrong ? { kind: 'failed' as const, cause: wrong.message } : null;
        return { ...before, inputType, file, reading, estimate: '' };
      });
      onChosen();
    },
    [setForm, onChosen],
  );

  const takeFiles = useTakenFiles({
    // Beside a job that is there already, a document is more likely a resume: it must not take the job's place.
    jobIsThere: form.jobText.trim() !== '',
    onJob,
    onCandidates: takeCandidates,
    onRefused,
  });
  return { takeCandidates, takeFiles };
}
