import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { CoverageHeads } from '../../ui/score/CoverageDots';
import { Head, SortHead, Table } from '../../ui/Table';
import type { LabelledRequirement } from './build-rows';
import { ResultRow } from './ResultRow';
import { type RankedRow, type Sort, type SortKey, tieBracket } from './rank-rows';

export type ResultsTableProps = {
  title: string;
  rows: readonly RankedRow[];
  requirements: readonly LabelledRequirement[];
  sort: Sort;
  openId: string | null;
  onSort: (sort: Sort) => void;
  onOpen: (id: string, requirementId?: string) => void;
};

/** From here on only the rows in sight are in the page. */
const VIRTUAL_ABOVE = 60;
const ROW_HEIGHT = 44;

/** The ranked people. Above sixty, only the rows in sight and the open one are drawn. */
export function ResultsTable({
  title,
  rows,
  requirements,
  sort,
  openId,
  onSort,
  onOpen,
}: ResultsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: virtual,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const inOrder = sort.key === 'score' && sort.direction === 'descending';
  const ties = useMemo(
    () => (inOrder ? tieBracket(rows, openId) : new Map()),
    [rows, openId, inOrder],
  );
  const openIndex = rows.findIndex((row) => row.id === openId);
  useEffect(() => {
    if (openIndex === -1) return;
    if (virtual) virtualizer.scrollToIndex(openIndex, { align: 'auto' });
    else body.current?.children[openIndex]?.scrollIntoView({ block: 'nearest' });
  }, [openIndex, virtual, virtualizer]);

  const items = virtual ? virtualizer.getVirtualItems() : null;
  const first = items?.[0]?.index ?? 0;
  const last = items?.at(-1)?.index ?? rows.length - 1;
  const shown = rows.slice(first, last + 1);
  const sortBy = (key: SortKey) => {
    const same = sort.key === key;
    const usual = key === 'name' ? 'ascending' : 'descending';
    const turned = sort.direction === 'ascending' ? 'descending' : 'ascending';
    onSort({ key, direction: same ? turned : usual });
  };
  const directionOf = (key: SortKey) => (sort.key === key ? sort.direction : null);
  return (
    <Table
      caption={`${rows.length} candidates for ${title}, ranked by match`}
      className="table-fixed"
    >
      <thead className="[&_th]:sticky [&_th]:top-14 [&_th]:z-[5] [&_th]:bg-bg">
        <tr>
          <Head end className="w-9 px-0 pl-1">
            #
          </Head>
          <Head className="w-5 px-0">
            <span className="sr-only">Tie</span>
          </Head>
          <SortHead
            label="Candidate"
            direction={directionOf('name')}
            onSort={() => sortBy('name')}
          />
          <SortHead
            label="Match"
            direction={directionOf('score')}
            onSort={() => sortBy('score')}
            className="w-[132px]"
          />
          <th
            scope="col"
            className="hidden h-[34px] border-b border-border px-2 text-left text-12 font-medium text-ink-3 md:table-cell"
            style={{ width: coverageWidth(requirements) }}
          >
            <CoverageHeads dots={requirements} />
            <span className="sr-only">Coverage</span>
          </th>
          <SortHead
            label="Must"
            direction={directionOf('must')}
            onSort={() => sortBy('must')}
            end
            className="hidden w-16 sm:table-cell"
          />
        </tr>
      </thead>
      <tbody ref={body}>
        <Spacer height={first * ROW_HEIGHT} />
        {shown.map((row) => (
          <ResultRow
            key={row.id}
            row={row}
            requirements={requirements}
            open={row.id === openId}
            tie={ties.get(row.id) ?? null}
            onOpen={onOpen}
          />
        ))}
        <Spacer height={(rows.length - 1 - last) * ROW_HEIGHT} />
      </tbody>
    </Table>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={6} style={{ height }} />
    </tr>
  );
}

function coverageWidth(requirements: readonly LabelledRequirement[]): number {
  return 16 + requirements.length * 22 + 10;
}
