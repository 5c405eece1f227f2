import type { OwnTerm } from '@candor/domain/model/term';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { BYTE_ORDER_MARK } from '../../api/csv-text';
import { saveText } from '../../api/save-download';
import { Button } from '../../ui/Button';
import { writeTermsCsv } from './terms-csv';
import { bodyOf } from './use-terms';

type TermFileProps = {
  terms: readonly OwnTerm[];
  importing: boolean;
  onFile: (file: File) => void;
};

/** Own terms as a file that a spreadsheet opens: out and in. */
export function TermFile({ terms, importing, onFile }: TermFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const save = () => saveText(BYTE_ORDER_MARK + writeTermsCsv(terms.map(bodyOf)), 'own-terms.csv');
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file of terms"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was corrected.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button icon={Upload} busy={importing} onClick={() => input.current?.click()}>
        Import CSV
      </Button>
      {terms.length > 0 && (
        <Button icon={Download} onClick={save}>
          Export CSV
        </Button>
      )}
    </>
  );
}
