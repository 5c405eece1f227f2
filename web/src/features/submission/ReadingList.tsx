import { CircleAlert, CircleCheck, Merge, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../ui/class-names';
import { formatCount, plural } from '../../ui/format';
import { ColumnMapper } from './ColumnMapper';
import {
  type CandidateReading,
  type CsvReading,
  countOf,
  type ZipReading,
} from './candidate-reading';

type ReadingListProps = {
  file: File;
  reading: CandidateReading;
  /** The owner wants to say anew which column is what. */
  mapping: boolean;
  onFile: (file: File) => void;
  onMapped: () => void;
};

/** What is right and what is not in a file, the worst first, each with its rows. */
export function ReadingList({ file, reading, mapping, onFile, onMapped }: ReadingListProps) {
  const mapped = (next: File) => {
    onMapped();
    onFile(next);
  };
  return (
    <ul aria-label="What was found in the file" className="bg-surface text-13 text-ink-2">
      {reading.kind === 'failed' && (
        <Item tone="bad" where="File" lead="Could not be read." rest={reading.cause} />
      )}
      {reading.kind === 'csv' && reading.textColumn === null && (
        <Item
          tone="bad"
          where="Row 1"
          lead="The column candidate_text is missing."
          rest="Choose below which column holds the resume."
        />
      )}
      {reading.kind === 'csv' && (mapping || reading.textColumn === null) && (
        <ColumnMapper
          file={file}
          reading={reading}
          onFile={mapped}
          {...(reading.textColumn !== null && { onCancel: onMapped })}
        />
      )}
      {reading.kind === 'csv' && <CsvItems reading={reading} />}
      {reading.kind === 'zip' && <ZipItems reading={reading} />}
      <Ready reading={reading} />
    </ul>
  );
}

function CsvItems({ reading }: { reading: CsvReading }) {
  const { emptyRows, duplicates } = reading;
  return (
    <>
      {emptyRows.length > 0 && (
        <Item
          tone="warn"
          where={rowsWords(emptyRows)}
          lead="No resume text."
          rest="Listed under “Could not read”, not charged."
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

/** Files that are no document, by cause: what is true of one of them is not said of all. */
function ZipItems({ reading }: { reading: ZipReading }) {
  const causes = [...new Set(reading.skipped.map(({ cause }) => cause))];
  const left = causes.map((cause) => {
    const files = reading.skipped.filter((file) => file.cause === cause);
    const more = files.length - 1;
    return (
      <Item
        key={cause}
        tone="warn"
        where={plural(files.length, 'file')}
        lead={`${files[0]?.name ?? ''}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`}
        rest={`${cause}. Listed under “Could not read”, not charged.`}
      />
    );
  });
  return (
    <>
      {left}
      {reading.tables > 0 && (
        <Item
          tone="merge"
          where={plural(reading.tables, 'table')}
          lead="Each row is one candidate."
          rest="The true number is read before anything is charged."
        />
      )}
    </>
  );
}

function Ready({ reading }: { reading: CandidateReading }) {
  const count = countOf(reading);
  if (reading.kind === 'failed' || count === null || count === 0) return null;
  const more = count - reading.names.length;
  return (
    <Item
      tone="ok"
      where={plural(count, reading.kind === 'csv' ? 'row' : 'document')}
      rest={
        <>
          Ready
          {reading.names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and none moves
            <Fragment key={place}>
              {place === 0 ? ': ' : ', '}
              {/* A name is not broken at its hyphens. */}
              <span className="inline-block max-w-full truncate align-bottom">{name}</span>
            </Fragment>
          ))}
          {reading.names.length > 0 && more > 0 && ` and ${formatCount(more)} more`}.
        </>
      }
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
  rest: ReactNode;
};

function Item({ tone, where, lead, rest }: ItemProps) {
  const { icon: Icon, className, word } = TONES[tone];
  return (
    <li className="flex min-h-9.5 flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-hairline px-4 py-2 sm:flex-nowrap">
      <Icon size={16} strokeWidth={1.75} className={cx('shrink-0', className)} aria-label={word} />
      <span className="num min-w-20 text-ink-3 max-sm:flex-1">{where}</span>
      <span className="min-w-0 flex-1 max-sm:basis-full">
        {lead && <b className="font-medium text-ink">{lead}</b>} {rest}
      </span>
    </li>
  );
}

/** `Row 14`, `Rows 9, 21`, `Rows 3, 5, 8 and 12 more`. */
function rowsWords(rows: readonly number[]): string {
  const shown = rows.slice(0, 3).join(', ');
  const more = rows.length - 3;
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}
