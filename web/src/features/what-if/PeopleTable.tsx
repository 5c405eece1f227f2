import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { inRem, scaledToFont } from '../../ui/font-scale';
import { type CoverageDot, CoverageHeads, coverageWidth } from '../../ui/score/CoverageDots';
import { groupOf } from '../../ui/score/requirement-group';
import { Head, Table } from '../../ui/Table';
import { usePageTop } from '../../ui/use-page-top';
import { PersonRow } from './PersonRow';
import type { MovedPerson } from './rank-people';
import type { RatedPerson } from './rate-people';
import type { Reason } from './reasons-of';
import { Slope } from './Slope';
import type { WhatIfLine } from './scenario';
import { COUNT } from './shown-lines';
import { useReorderAnimation } from './use-reorder-animation';

type PeopleTableProps = {
  title: string;
  people: readonly MovedPerson[];
  /** The requirements whose coverage is shown. */
  lines: readonly WhatIfLine[];
  /** Those that have no room. */
  left: readonly WhatIfLine[];
  changed: ReadonlySet<string>;
  /** Why somebody moves; requested only for visible rows. */
  reasons: (rated: RatedPerson) => Reason[];
  /** Whether the reasons have a column; otherwise they stand under the names. */
  why: boolean;
  /** Lines from stored to new rank only make sense while nobody is left out. */
  slope: boolean;
};

const VIRTUAL_ABOVE = 60;
/** A row in pixels, where letters have their usual size. */
const ROW_HEIGHT = 44;

/** The people in the order of the scenario. Above sixty, only the rows in sight are drawn. */
export function PeopleTable(props: PeopleTableProps) {
  const { title, people, lines, left, changed, reasons, why, slope } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useMemo(() => scaledToFont(ROW_HEIGHT), []);
  const virtual = people.length > VIRTUAL_ABOVE;
  const virtualizer = useWindowVirtualizer({
    count: people.length,
    enabled: virtual,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: usePageTop(body) ?? 0,
  });
  const items = virtual ? virtualizer.getVirtualItems() : null;
  const first = items?.[0]?.index ?? 0;
  const last = items?.at(-1)?.index ?? people.length - 1;
  const places = useMemo(
    () => new Map(people.map(({ person }, place) => [person.id, place])),
    [people],
  );
  useReorderAnimation(body, places, rowHeight);
  const dotsOf = useDots(lines);
  return (
    <div className={slope ? 'relative md:pl-28' : 'relative'}>
      {slope && (
        <>
          <p
            aria-hidden
            className="absolute top-0 left-0 hidden h-8.5 w-28 items-center gap-8 border-b border-border pl-0.5 text-12 font-medium text-ink-3 md:flex"
          >
            <span>Stored</span>
            <span>Now</span>
          </p>
          <div className="absolute top-8.5 left-0">
            <Slope people={people} rowHeight={rowHeight} first={first} last={last} />
          </div>
        </>
      )}
      <Table caption={`What-if ranking for ${title}, ${people.length} candidates`}>
        <thead>
          <tr>
            <Head className="px-0 md:hidden">#</Head>
            <Head className={why ? 'min-[105rem]:w-[320px]' : ''}>Candidate</Head>
            <Head className="hidden w-16 sm:table-cell">Moved</Head>
            <Head className="w-32">Match</Head>
            <Head end className="hidden w-10 sm:table-cell">
              Was
            </Head>
            <Head
              className="hidden lg:table-cell"
              style={{
                width: inRem(16 + coverageWidth(lines.length) + (left.length > 0 ? COUNT : 0)),
              }}
            >
              <span className="relative">
                <CoverageHeads dots={lines.map(headOf)} hot={changed} />
                {left.length > 0 && (
                  <span
                    className="num absolute top-0 left-full ml-1.5 font-normal"
                    title={left.map(({ label, text }) => `${label} ${text}`).join('\n')}
                  >
                    +{left.length}
                  </span>
                )}
              </span>
            </Head>
            {why && <Head className="w-[164px] pr-0 min-[105rem]:w-auto">Why</Head>}
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer height={first * rowHeight} />
          {people.slice(first, last + 1).map((moved) => (
            <PersonRow
              key={moved.person.id}
              moved={moved}
              reasonsOf={reasons}
              why={why}
              dots={dotsOf(moved)}
            />
          ))}
          <Spacer height={(people.length - 1 - last) * rowHeight} />
        </tbody>
      </Table>
    </div>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={7} style={{ height }} />
    </tr>
  );
}

/** A person's dots, created once: what a resume shows does not depend on weights. */
function useDots(lines: readonly WhatIfLine[]): (moved: MovedPerson) => readonly CoverageDot[] {
  const made = useMemo(
    () => ({ lines, byPerson: new Map<string, readonly CoverageDot[]>() }),
    [lines],
  );
  return ({ person }) => {
    const known = made.byPerson.get(person.id);
    if (known) return known;
    const verdicts = new Map(person.requirements.map(({ id, verdict }) => [id, verdict]));
    const dots = made.lines.map((line) => ({
      ...headOf(line),
      verdict: verdicts.get(line.id) ?? ('unclear' as const),
    }));
    made.byPerson.set(person.id, dots);
    return dots;
  };
}

function headOf({ id, label, text, stored, source }: WhatIfLine) {
  return { id, label, text, group: groupOf({ importance: stored.importance, source }) };
}
