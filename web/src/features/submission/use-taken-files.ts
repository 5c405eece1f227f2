import { useRef } from 'react';
import { plural } from '../../ui/format';
import type { GivenFile } from '../../ui/given-file';
import { notify } from '../../ui/toast';
import { leftOutWords, sortFiles } from './sort-files';

type Takers = {
  jobIsThere: boolean;
  onJob: (file: File) => void;
  onCandidates: (file: File) => void;
  onRefused: (sentence: string) => void;
};

/** The last files given are what counts, and are announced, too. */
const NOTICE = 'taken-files';

const UNREADABLE = 'A file could not be read. Check that it is still there and may be opened.';

export type TakeFiles = (given: Promise<GivenFile[]>, known?: { areCandidates: boolean }) => void;

/**
 * Assigns files to their fields, and says how many were accepted if that is not obvious. The last ones given win.
 */
export function useTakenFiles(takers: Takers): TakeFiles {
  const latest = useRef(takers);
  latest.current = takers;
  const last = useRef<Promise<GivenFile[]> | null>(null);

  const take = async (given: Promise<GivenFile[]>, areCandidates: boolean) => {
    const files = await given;
    const { jobIsThere } = latest.current;
    const sorted = sortFiles(files, { jobIsThere, areCandidates });
    if (last.current !== given) return;
    if (sorted.kind === 'refused') return refuse(sorted.sentence);
    if (sorted.kind === 'job') return latest.current.onJob(sorted.file);
    if (sorted.kind === 'candidates') return latest.current.onCandidates(sorted.file);
    const { packDocuments } = await import('./pack-documents');
    const packed = await packDocuments(sorted.documents);
    if (last.current !== given) return;
    latest.current.onCandidates(packed);
    const { documents, others } = sorted;
    notify({
      id: NOTICE,
      kind: others.length > 0 ? 'warning' : 'success',
      title: `${plural(documents.length, 'document')} taken as candidates`,
      detail: leftOutWords(others),
    });
  };
  const refuse = (sentence: string) => {
    latest.current.onRefused(sentence);
    notify({ id: NOTICE, kind: 'error', title: sentence });
  };
  return (given, { areCandidates } = { areCandidates: false }) => {
    last.current = given;
    take(given, areCandidates).catch(() => refuse(UNREADABLE));
  };
}
