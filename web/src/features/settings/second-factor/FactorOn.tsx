import type { SecondFactorState } from '@candor/domain/model/second-factor';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatDay } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';

const RenewDialog = lazy(async () => ({ default: (await import('./RenewDialog')).RenewDialog }));
const SwitchOffDialog = lazy(async () => ({
  default: (await import('./SwitchOffDialog')).SwitchOffDialog,
}));

/** Below it somebody should make new ones. */
const FEW = 3;

/** Two-step sign-in that is on: what is left of the recovery codes, and turning it off. */
export function FactorOn({ state }: { state: SecondFactorState }) {
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null);
  const { since, recovery_codes_left: left } = state;
  const close = () => setAsking(null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        <Tag tone="success">On</Tag>
        {since && <span>since {formatDay(since)}, with an authenticator app.</span>}
      </p>
      <p
        className={
          left < FEW ? 'mt-2 text-13 text-balance text-warning' : 'num mt-2 text-13 text-ink-2'
        }
      >
        {leftWords(left)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setAsking('renew')}>New recovery codes</Button>
        <Button onClick={() => setAsking('off')}>Switch off</Button>
      </div>
      <Suspense>
        {asking === 'renew' && <RenewDialog onClose={close} />}
        {asking === 'off' && <SwitchOffDialog hasPassword={state.has_password} onClose={close} />}
      </Suspense>
    </>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'No recovery code is left. Make new ones before you lose your phone.';
  if (left === 1) return 'One recovery code is left. Make new ones soon.';
  const words = `${left} of 10 recovery codes are left.`;
  return left < FEW ? `${words} Make new ones soon.` : words;
}
