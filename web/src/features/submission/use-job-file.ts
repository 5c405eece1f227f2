import { jobDescription } from '@candor/domain/api/job-description';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { notify } from '../../ui/toast';
import { isTextFile, jobFileProblem, readTextFile } from './read-job-file';

type State = {
  /** The document that the server reads, by its name. */
  reading: string | null;
  problem?: string;
  /** The text that was replaced by the text of a file. */
  before?: string;
};

type Options = {
  text: string;
  onText: (text: string) => void;
  onProblem: () => void;
};

/** What came of the last file that was opened as a job description, and how another one is. */
export type JobFile = State & { open: (file: File) => void };

const IDLE: State = { reading: null };

/** A file that becomes the job description. The newest one wins; what was given up changes nothing when it comes. */
export function useJobFile(options: Options): JobFile & { giveUp: () => void } {
  const { api } = useApp();
  const [state, setState] = useState(IDLE);
  const newest = useRef<AbortController | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const giveUp = useCallback(() => {
    newest.current?.abort();
    newest.current = null;
    setState(IDLE);
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const textOf = async (file: File, signal: AbortSignal) => {
    if (isTextFile(file.name)) return { text: await readTextFile(file), notes: [] };
    setState({ reading: file.name });
    return api.call(jobDescription.read, { files: { file }, signal });
  };
  const fail = (problem: string) => {
    setState({ reading: null, problem });
    notify({ id: 'job-file', kind: 'error', title: problem });
    latest.current.onProblem();
  };
  const read = async (file: File) => {
    giveUp();
    const wrong = jobFileProblem(file);
    if (wrong !== null) return fail(withWay(wrong));
    const mine = new AbortController();
    newest.current = mine;
    try {
      const { text, notes } = await textOf(file, mine.signal);
      if (newest.current !== mine) return;
      const { text: before, onText } = latest.current;
      setState({ reading: null, ...(before.trim() !== '' && before !== text && { before }) });
      onText(text);
      for (const title of notes) notify({ kind: 'warning', title });
    } catch (thrown) {
      if (newest.current === mine) fail(problemOf(thrown));
    }
  };
  const reader = useRef(read);
  reader.current = read;
  const open = useCallback((file: File) => void reader.current(file), []);
  return { ...state, open, giveUp };
}

/** Somebody who has to sign in or to upgrade first is helped by nothing else. */
function problemOf(thrown: unknown): string {
  const { message, action } = asClientError(thrown);
  return action === 'sign_in' || action === 'upgrade' ? message : withWay(message);
}

function withWay(problem: string): string {
  return `${problem.replace(/\.$/, '')}. You can also paste its text here.`;
}
