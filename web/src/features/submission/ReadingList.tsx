import { CircleAlert, CircleCheck, Merge, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names';
import { formatCount, plural } from '../../ui/format';
import { Select } from '../../ui/Select';
import {
  type CandidateReading,
  type CsvReading,
  countOf,
  type ZipReading,
} from './candidate-reading';
import { likelyTextColumn, withTextColumn } from './rows-to-file';

type ReadingListProps = { file: File; reading: CandidateReading; onFile: (file: File) => void };

/** What is right and what is not in a file, the worst first, each with its rows. */
export function ReadingList({ file, reading, onFile }: ReadingListProps) {
  return (
    <ul aria-label="What was found in the file" className="bg-surface text-13 text-ink-2">
      {reading.kind === 'failed' && (
        <Item tone="bad" where="File" lead="Could not be read." rest={reading.cause} />
      )}
      {reading.kind === 'csv' && <CsvItems file={file} reading={reading} onFile={onFile} />}
      {reading.kind === 'zip' && <ZipItems reading={reading} />}
      <Ready reading={reading} />
    </ul>
  );
}

type CsvItemsProps = { file: File; reading: CsvReading; onFile: (file: File) => void };

function CsvItems({ file, reading, onFile }: CsvItemsProps) {
  const { emptyRows, duplicates } = reading;
  if (reading.textColumn === null)
    return <ColumnChooser file={file} reading={reading} onFile={onFile} />;
  return (
    <>
      {emptyRows.length > 0 && (
        <Item
          tone="warn"
          where={rowsWords(emptyRows)}
          lead="No resume text."
          rest="Listed as could not be read, not charged."
        />
      )}
      {duplicates.length > 0 && (
        <Item
          tone="merge"
          where={rowsWords(
            duplicates.flatMap(({ row, of }) => (duplicates.length === 1 ? [of, row] : [row])),
          )}
          lead="Same text as another row."
          rest="Scored once, charged once, shown twice."
        />
      )}
    </>
  );
}

/** Lets the person say which column holds the resume text, and rewrites the file's header with it. */
function ColumnChooser({ file, reading, onFile }: CsvItemsProps) {
  const likely = likelyTextColumn(reading.headers);
  const choose = async (column: string) => {
    const next = column === '' ? null : withTextColumn(await file.text(), file.name, column);
    if (next) onFile(next);
  };
  return (
    <Item
      tone="bad"
      where="Row 1"
      lead="The column candidate_text is missing."
      rest={
        likely ? `Perhaps it is called ${likely} here.` : 'Choose the column that holds the resume.'
      }
      action={
        <Select
          label="Column with the resume text"
          hideLabel
          value=""
          onChoose={(column) => void choose(column)}
          options={[
            { value: '', label: 'Choose the column' },
            ...reading.headers
              .filter((name) => name !== '')
              .map((name) => ({ value: name, label: name })),
          ]}
          className="w-48"
        />
      }
    />
  );
}

function ZipItems({ reading }: { reading: ZipReading }) {
  if (reading.skipped.length === 0) return null;
  const [first] = reading.skipped;
  const more = reading.skipped.length - 1;
  return (
    <Item
      tone="warn"
      where={plural(reading.skipped.length, 'file')}
      lead={`${first?.name ?? ''}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`}
      rest={`${first?.cause ?? ''}. Listed as could not be read, not charged.`}
    />
  );
}

function Ready({ reading }: { reading: CandidateReading }) {
  const count = countOf(reading);
  if (reading.kind === 'failed' || count === null || count === 0) return null;
  const more = count - reading.names.length;
  const named = reading.names.join(', ');
  const who = named === '' ? '' : `: ${named}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
  return (
    <Item
      tone="ok"
      where={plural(count, reading.kind === 'csv' ? 'row' : 'file')}
      rest={`Ready${who}.`}
    />
  );
}

const TONES = {
  bad: { icon: CircleAlert, className: 'text-danger', word: 'Error' },
  warn: { icon: TriangleAlert, className: 'text-warning', word: 'Warning' },
  merge: { icon: Merge, className: 'text-warning', word: 'Note' },
  ok: { icon: CircleCheck, className: 'text-success', word: 'Ready' },
} as const;

type ItemProps = {
  tone: keyof typeof TONES;
  where: string;
  lead?: string;
  rest: string;
  action?: ReactNode;
};

function Item({ tone, where, lead, rest, action }: ItemProps) {
  const { icon: Icon, className, word } = TONES[tone];
  return (
    <li className="flex min-h-[38px] flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-hairline px-4 py-2 sm:flex-nowrap">
      <Icon size={16} strokeWidth={1.75} className={cx('shrink-0', className)} aria-label={word} />
      <span className="num min-w-20 text-ink-3 max-sm:flex-1">{where}</span>
      <span className="min-w-0 flex-1 max-sm:basis-full">
        {lead && <b className="font-medium text-ink">{lead}</b>} {rest}
      </span>
      {action}
    </li>
  );
}

/** `Row 14`, `Rows 9, 21`, `Rows 3, 5, 8 and 12 more`. */
function rowsWords(rows: readonly number[]): string {
  const shown = rows.slice(0, 3).join(', ');
  const more = rows.length - 3;
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}
