import { Awaited } from '../../ui/Awaited';
import { Card } from '../../ui/Card';
import { Contents } from '../../ui/Contents';
import { ListOutline } from '../../ui/ListOutline';
import { NotAvailable } from '../../ui/NotAvailable';
import { OwnAddress } from '../../ui/OwnAddress';
import { ProgressBar } from '../../ui/ProgressBar';
import { QuotaMeter } from '../../ui/QuotaMeter';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { Skeleton } from '../../ui/Skeleton';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { SkeletonTable } from '../../ui/SkeletonTable';
import { SkipPager } from '../../ui/SkipPager';
import { Splitter } from '../../ui/Splitter';
import { Cell, Head, SortHead, Table } from '../../ui/Table';
import { Tabs } from '../../ui/Tabs';
import { TitleCount } from '../../ui/TitleCount';
import type { Exhibit } from '../exhibit';
import { Held } from '../Held';

/** What holds and measures other things. */
export const STRUCTURE_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'Card',
    states: [{ name: 'at rest', node: <Card className="p-5">A task of its own.</Card> }],
  },
  {
    component: 'Table',
    states: [
      {
        name: 'sorted by match',
        node: (
          <Table caption="People">
            <thead>
              <tr>
                <Head>Candidate</Head>
                <SortHead label="Match" direction="descending" onSort={() => undefined} end />
                <SortHead label="Name" direction={null} onSort={() => undefined} />
              </tr>
            </thead>
            <tbody>
              {[91, 84].map((score) => (
                <tr key={score}>
                  <Cell>Person {score}</Cell>
                  <Cell end>{score}</Cell>
                  <Cell>Porter</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        ),
      },
    ],
  },
  {
    component: 'SkipPager',
    states: [
      {
        name: 'in the middle',
        node: (
          <SkipPager
            label="Pages of the list"
            page={{ skip: 20, limit: 20, total: 57 }}
            shown={20}
            onSkip={() => undefined}
          />
        ),
      },
    ],
  },
  {
    component: 'ScrollRegion',
    states: [
      {
        name: 'wider than its room',
        node: (
          <ScrollRegion label="Wide table" className="overflow-x-auto">
            <div className="w-[1200px] bg-sunken p-4">Wider than the page.</div>
          </ScrollRegion>
        ),
      },
    ],
  },
  {
    component: 'Splitter',
    states: [
      {
        name: 'between two columns',
        node: (
          <Held<number> initial={200}>
            {(width, set) => (
              <div className="flex h-24">
                <p className="grow p-3">The list</p>
                <div id="exhibit-pane" className="relative border-l p-3" style={{ width }}>
                  <Splitter
                    label="Width of the pane"
                    controls="exhibit-pane"
                    width={width}
                    least={120}
                    most={320}
                    onResize={set}
                    onReset={() => set(200)}
                  />
                  The pane
                </div>
              </div>
            )}
          </Held>
        ),
      },
    ],
  },
  {
    component: 'Tabs',
    states: [
      {
        name: 'two, one counted',
        node: (
          <Held<'evidence' | 'questions'> initial="evidence">
            {(value, set) => (
              <Tabs
                label="Candidate"
                value={value}
                onChange={set}
                tabs={[
                  { value: 'evidence', label: 'Evidence', content: <p className="p-3">Quotes</p> },
                  {
                    value: 'questions',
                    label: 'Questions',
                    count: 3,
                    content: <p className="p-3">Three</p>,
                  },
                ]}
              />
            )}
          </Held>
        ),
      },
    ],
  },
  {
    component: 'ProgressBar',
    states: [0, 60, 100].map((percent) => ({
      name: `${percent}%`,
      node: <ProgressBar percent={percent} label={`Progress of batch ${percent}`} />,
    })),
  },
  { component: 'NotAvailable', states: [{ name: 'for a figure', node: <NotAvailable /> }] },
  {
    component: 'OwnAddress',
    states: [
      {
        name: 'in a sentence',
        node: (
          <p className="max-w-60 text-14 text-ink-2">
            We sent a link to <OwnAddress end=".">odile-marchetti@works.example</OwnAddress>
          </p>
        ),
      },
    ],
  },
  {
    component: 'QuotaMeter',
    states: (['none', 'info', 'warning', 'critical'] as const).map((level, index) => ({
      name: level,
      node: (
        <QuotaMeter
          label={`Candidates, ${level}`}
          used={[100, 260, 390, 470][index] ?? 0}
          adding={20}
          limit={500}
          level={level}
          ticks
        />
      ),
    })),
  },
  {
    component: 'Awaited',
    states: [
      {
        name: 'on its way',
        node: (
          <Awaited pending standIn={<Skeleton atOnce className="h-10 w-64" />}>
            Here
          </Awaited>
        ),
      },
      {
        name: 'here',
        node: (
          <Awaited pending={false} standIn={<Skeleton atOnce className="h-10 w-64" />}>
            Here
          </Awaited>
        ),
      },
    ],
  },
  {
    component: 'Skeleton',
    states: [
      {
        name: 'a line and a card',
        node: (
          <>
            <Skeleton className="h-4 w-64" />
            <Skeleton atOnce className="mt-3 h-20 w-full rounded-card" />
          </>
        ),
      },
    ],
  },
  {
    component: 'TitleCount',
    states: [{ name: 'beside a title', node: <TitleCount count={1240} noun="account" /> }],
  },
  {
    component: 'ListOutline',
    states: [{ name: 'of a list to come', node: <ListOutline /> }],
  },
  {
    component: 'SkeletonRows',
    states: [
      {
        name: 'three of a list',
        node: <SkeletonRows label="Loading the keys" count={3} rowHeight="h-14.5" />,
      },
      {
        name: 'under column heads',
        node: <SkeletonRows label="Loading the batches" count={3} rowHeight="h-12" head />,
      },
      {
        name: 'details below the name',
        node: <SkeletonRows label="Loading the tickets" count={3} rowHeight="h-16" below={1} />,
      },
    ],
  },
  {
    component: 'SkeletonTable',
    states: [
      {
        name: 'in the columns to come',
        node: (
          <SkeletonTable
            label="Loading the keys"
            rows={3}
            rowHeight="h-14.5"
            columns={[
              { name: 'Name', className: 'pl-0', bars: ['h-3 w-36', 'h-2.5 w-44'] },
              { name: 'Calls', className: 'w-24', end: true, bars: ['h-3 w-8'] },
              { name: 'Remove', silent: true, className: 'w-14', end: true, bars: ['size-4'] },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'Contents',
    states: [
      {
        name: 'of three parts',
        node: (
          <Contents
            parts={[
              { id: 'kept', title: 'What is kept in your browser' },
              { id: 'others', title: 'Nothing from others' },
              { id: 'removed', title: 'How to remove it' },
            ]}
          />
        ),
      },
    ],
  },
];
