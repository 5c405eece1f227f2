import type { ComponentProps } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { HealthPill } from '../../ui/HealthPill';
import { ListOutline } from '../../ui/ListOutline';
import { LockedOver } from '../../ui/LockedOver';
import { NOTICE_KINDS, type NoticeKind } from '../../ui/notice/kinds';
import { HeldContext, NoticeBody } from '../../ui/notice/NoticeBody';
import { PastLastPage } from '../../ui/PastLastPage';
import { ProblemLine } from '../../ui/ProblemLine';
import { Tag } from '../../ui/Tag';
import { notify } from '../../ui/toast';
import type { Exhibit } from '../exhibit';

const TONES = ['error', 'warning', 'success', 'info'] as const;
const TAGS = ['plain', 'line', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];
const EMPTY = [
  { kind: 'first', title: 'No batch yet', words: 'Your jobs appear here.', action: 'New batch' },
  { kind: 'cleared', title: 'All decided', words: 'Nobody waits for you.', action: null },
  { kind: 'no_result', title: 'Nobody is left', words: 'No one fits.', action: 'Clear filters' },
  {
    kind: 'locked',
    title: 'What decides your hires',
    words: 'Needs more.',
    action: 'Upgrade Plan',
  },
  { kind: 'failed', title: 'The list did not load', words: 'It took long.', action: 'Try Again' },
] as const;

/** What says something. */
export const MESSAGE_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'Banner',
    states: [
      ...TONES.map((tone) => ({
        name: tone,
        node: (
          <Banner tone={tone} action={<Button size="sm">Try Again</Button>}>
            250 of 500 candidates used.
          </Banner>
        ),
      })),
      {
        name: 'across the window',
        node: (
          <Banner tone="warning" across action={<Button size="sm">Upgrade Plan</Button>}>
            Your trial ends in 2 days. Nothing is deleted when it does.
          </Banner>
        ),
      },
    ],
  },
  {
    component: 'ProblemLine',
    states: (['md', 'sm'] as const).map((size) => ({
      name: size,
      node: (
        <ProblemLine size={size} told={false}>
          The link could not be closed. Service temporarily unavailable. Please try again.
        </ProblemLine>
      ),
    })),
  },
  {
    component: 'NoticeBody',
    states: KINDS.map((kind) => ({
      name: kind,
      node: (
        <HeldContext value={true}>
          <NoticeBody
            notice={{
              kind,
              title: 'Night Porter is scored',
              detail: '24 of 24 read.',
              ...(kind === 'success' && {
                action: { label: 'Open results', run: () => undefined },
              }),
            }}
            turn={0}
            onClose={() => undefined}
          />
        </HeldContext>
      ),
    })),
  },
  {
    component: 'toast',
    states: [
      {
        name: 'press to see it',
        node: (
          <Button onClick={() => notify({ kind: 'success', title: 'Link copied to clipboard!' })}>
            Say it
          </Button>
        ),
      },
    ],
  },
  {
    component: 'EmptyState',
    states: EMPTY.map(({ kind, title, words, action }) => ({
      name: kind,
      node: (
        <EmptyState
          kind={kind}
          title={title}
          {...(kind === 'locked' && { tag: 'Professional' })}
          action={action && <Button variant="primary">{action}</Button>}
        >
          {words}
        </EmptyState>
      ),
    })),
  },
  {
    component: 'LockedOver',
    states: [
      { name: 'over a layout', node: <Locked layout={<ListOutline />} /> },
      { name: 'before its layout is loaded', node: <Locked layout={null} /> },
    ],
  },
  {
    component: 'PastLastPage',
    states: [{ name: 'usual', node: <PastLastPage onFirst={() => {}} /> }],
  },
  {
    component: 'Tag',
    states: [
      {
        name: 'tones',
        node: (
          <div className="flex flex-wrap gap-2">
            {TAGS.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
            <Tag tone="info" dot>
              Running
            </Tag>
          </div>
        ),
      },
    ],
  },
  {
    component: 'HealthPill',
    states: [
      { name: 'online', node: <HealthPill state="online" label="Online" detail="<500ms" /> },
      { name: 'slow', node: <HealthPill state="slow" label="Slow" detail=">2s" /> },
      { name: 'offline', node: <HealthPill state="offline" label="Offline" /> },
      { name: 'unknown', node: <HealthPill state="unknown" label="Checking" /> },
    ],
  },
];

function Locked({ layout }: Pick<ComponentProps<typeof LockedOver>, 'layout'>) {
  return (
    <LockedOver layout={layout}>
      <h2 className="text-20 font-strong">What decides your hires</h2>
      <p className="mt-1 mb-4 text-14 text-ink-2">It reads across all your jobs.</p>
      <Button variant="primary">Upgrade Plan</Button>
    </LockedOver>
  );
}
