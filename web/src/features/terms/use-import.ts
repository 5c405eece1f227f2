import { terms } from '@candor/domain/api/terms';
import { type ImportTermsAnswer, TERM_LIMITS } from '@candor/domain/model/term';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../session/app-context';
import { readTermsCsv } from './terms-csv';
import { useTermsChanged } from './use-terms';

/** The largest list of terms is a fraction of this; anything larger is another file. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The result of a file: what was stored, and each rejected row with the reason. */
export type Imported = Pick<ImportTermsAnswer, 'added' | 'changed' | 'unchanged'> & {
  file: string;
  leftOut: { what: string; why: string }[];
};

/** A file that holds no list of terms. Its message is for people. */
export class NoTerms extends Error {}

/** Teaches the terms of a CSV file. */
export function useImport() {
  const { api } = useApp();
  const changed = useTermsChanged();
  return useMutation<Imported, unknown, File>({
    mutationFn: async (file) => {
      if (file.size > MOST_BYTES) throw new NoTerms('This file is too large for a list of terms.');
      const read = readTermsCsv(await file.text());
      if (!read)
        throw new NoTerms(
          'This file is no table with a column “name”. Export your terms to see the format.',
        );
      const { terms: found, wrong } = read;
      const leftOut = wrong.map(({ line, message }) => ({ what: `Line ${line}`, why: message }));
      const sent = found.slice(0, TERM_LIMITS.terms);
      if (sent.length === 0 && leftOut.length === 0) throw new NoTerms('This file names no terms.');
      for (const { name } of found.slice(TERM_LIMITS.terms)) {
        leftOut.push({ what: name, why: `A file may bring ${TERM_LIMITS.terms} terms.` });
      }
      const counts = { added: 0, changed: 0, unchanged: 0 };
      if (sent.length === 0) return { ...counts, file: file.name, leftOut };
      const { refused, ...kept } = await api.call(terms.import, { body: { terms: sent } });
      const told = refused.map(({ name, message }) => ({ what: name, why: message }));
      return { ...kept, file: file.name, leftOut: [...leftOut, ...told] };
    },
    onSettled: changed,
  });
}
