import { reviews } from '@candor/domain/api/reviews';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asClientError } from '../../api/client-error';
import { newId } from '../../api/new-id';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { plural } from '../../ui/format';
import { ProblemLine } from '../../ui/ProblemLine';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { CoveredBadge } from '../../ui/score/ScoreBadge';
import type { SharablePerson } from './sharable-person';

const DAYS = ['3', '7', '14', '30'] as const;
type Days = (typeof DAYS)[number];
/** What one link may hold. */
const MOST = 100;

type ShareFormProps = {
  batchId: string;
  people: readonly SharablePerson[];
  chosen: readonly string[];
  onCreated: (url: string) => void;
};

/** Who is on the link, whether by name, and for how long. */
export function ShareForm({ batchId, people, chosen, onCreated }: ShareFormProps) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(chosen));
  const [names, setNames] = useState<'hidden' | 'shown'>('hidden');
  const [days, setDays] = useState<Days>('14');
  const [key] = useState(newId);
  const ids = people.filter(({ id }) => on.has(id)).map(({ id }) => id);
  const share = useMutation({
    mutationFn: () =>
      api.call(reviews.share, {
        params: { id: batchId },
        body: {
          candidate_ids: ids,
          show_names: names === 'shown',
          expires_in_days: Number(days),
        },
        idempotencyKey: key,
      }),
    onSuccess: ({ share_url }) => onCreated(share_url),
    onSettled: () => invalidate(reviews.shares),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length > 0) share.mutate();
  };
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <PeopleChoice people={people} on={on} onChange={setOn} />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Labelled label="Names">
          <SegmentedControl
            legend="Names"
            value={names}
            onChange={setNames}
            segments={[
              { value: 'hidden', label: 'Hidden' },
              { value: 'shown', label: 'Shown' },
            ]}
          />
        </Labelled>
        <Labelled label="Opens for">
          <SegmentedControl
            legend="Opens for"
            value={days}
            onChange={setDays}
            segments={DAYS.map((value) => ({ value, label: plural(Number(value), 'day') }))}
          />
        </Labelled>
      </div>
      <div className="flex items-center justify-end gap-3">
        {ids.length === 0 && (
          <span className="text-12 text-ink-3">Choose at least one person.</span>
        )}
        {ids.length > MOST && (
          <ProblemLine size="sm" told={false}>
            A link holds up to {MOST} people.
          </ProblemLine>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={share.isPending}
          disabled={ids.length === 0 || ids.length > MOST}
        >
          Create link for {plural(ids.length, 'person', 'people')}
        </Button>
      </div>
      {share.isError && <ProblemLine>{asClientError(share.error).message}</ProblemLine>}
    </form>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <span aria-hidden className="mb-1 block text-13 font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

type PeopleChoiceProps = {
  people: readonly SharablePerson[];
  on: ReadonlySet<string>;
  onChange: (on: ReadonlySet<string>) => void;
};

function PeopleChoice({ people, on, onChange }: PeopleChoiceProps) {
  const toggle = (id: string) => {
    const next = new Set(on);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    // A group of fields is as wide as its longest word unless it is told otherwise.
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 font-medium">People</legend>
      <ul className="max-h-52 overflow-y-auto rounded-control border border-border">
        {people.map(({ id, name, score }) => (
          <li key={id} className="border-b border-hairline last:border-0">
            <label className="flex min-h-9 cursor-pointer items-center gap-3 px-3 text-13 hover:bg-row-hover pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={on.has(id)}
                onChange={() => toggle(id)}
                className="size-4"
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {score === null ? <CoveredBadge /> : <span className="num text-ink-3">{score}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
