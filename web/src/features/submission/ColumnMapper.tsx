import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { Select } from '../../ui/Select';
import type { CsvReading } from './candidate-reading';
import { COLUMNS, type Column, type ColumnMap, guessColumns, looksLikeHeads } from './columns';

type ColumnMapperProps = {
  file: File;
  reading: CsvReading;
  onFile: (file: File) => void;
  /** Leaves the table as it is; absent while it cannot be submitted like that. */
  onCancel?: () => void;
};

const COLUMN_LABEL: Record<Column, string> = {
  candidate_text: 'Resume text',
  candidate_name: 'Name',
  candidate_id: 'Id',
  email: 'E-mail',
  filename: 'File name',
};

/** Lets the owner of a table say which column is what, with the first rows in sight, and rewrites its heads. */
export function ColumnMapper({ file, reading, onFile, onCancel }: ColumnMapperProps) {
  const { headers, preview } = reading;
  const [hasHeads, setHasHeads] = useState(() => looksLikeHeads(headers));
  const [map, setMap] = useState<ColumnMap>(() => guessColumns(headers, preview));
  const [problem, setProblem] = useState<string | null>(null);
  const rows = (hasHeads ? preview : [headers, ...preview]).slice(0, 3);
  const options = [
    { value: '', label: 'Not in this table' },
    ...headers.map((head, index) => ({
      value: String(index),
      label: hasHeads && head !== '' ? head : `Column ${index + 1}`,
    })),
  ];
  const apply = async () => {
    try {
      const { withColumns } = await import('./map-columns');
      const mapped = withColumns(await file.text(), file.name, map, hasHeads);
      if (mapped) onFile(mapped);
      else setProblem('This file is not a readable table.');
    } catch {
      setProblem('This file could not be read again. Choose it once more.');
    }
  };
  return (
    <li className="border-t border-hairline px-4 py-3">
      <p className="font-medium text-ink">Which column is what?</p>
      <p className="mb-3 text-12 text-ink-3">
        Only the resume text is needed. The file is rewritten in this browser.
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-[560px] text-13">
          <caption className="sr-only">Columns of {file.name} with their first rows</caption>
          <tbody>
            {COLUMNS.map((column) => (
              <tr key={column}>
                <th scope="row" className="w-24 py-1 pr-3 text-left font-normal whitespace-nowrap">
                  {COLUMN_LABEL[column]}
                </th>
                <td className="w-48 py-1 pr-3">
                  <Select
                    label={`Column with the ${COLUMN_LABEL[column].toLowerCase()}`}
                    hideLabel
                    value={map[column] === null ? '' : String(map[column])}
                    options={options}
                    onChoose={(value) =>
                      setMap({ ...map, [column]: value === '' ? null : Number(value) })
                    }
                  />
                </td>
                {[0, 1, 2].map((row) => (
                  <td key={row} className="max-w-0 truncate py-1 pr-2 text-12 text-ink-3">
                    {cellOf(rows[row], map[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problem && <ProblemLine className="mt-2">{problem}</ProblemLine>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <label className="mr-auto flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={hasHeads}
            onChange={(event) => setHasHeads(event.target.checked)}
            className="size-4"
          />
          The first row names the columns
        </label>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Leave as it is
          </Button>
        )}
        <Button
          size="sm"
          variant={onCancel ? 'secondary' : 'primary'}
          disabled={map.candidate_text === null}
          onClick={() => void apply()}
        >
          Use these columns
        </Button>
      </div>
    </li>
  );
}

function cellOf(row: readonly string[] | undefined, at: number | null): string {
  return at === null ? '' : (row?.[at] ?? '');
}
