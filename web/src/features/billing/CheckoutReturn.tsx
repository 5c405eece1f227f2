import type { BillingState } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { formatCount, formatDay } from '../../ui/format';
import { type Return, readReturn, type Wish } from './returning';
import { useWaiting } from './use-waiting';

/** Says what came of a visit at the payment provider. The address keeps it until that is known, also over a reload. */
export function CheckoutReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [back] = useState(() => readReturn(search));
  const [closed, setClosed] = useState(false);
  const settled = () => void navigate(paths.billing, { replace: true, preventScrollReset: true });
  if (!back || closed) return null;
  const close = () => setClosed(true);
  if (back.kind === 'cancelled') return <Cancelled onSeen={settled} onClose={close} />;
  return <Waiting back={back} onSettled={settled} onClose={close} />;
}

type CancelledProps = { onSeen: () => void; onClose: () => void };

function Cancelled({ onSeen, onClose }: CancelledProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is seen once
  useEffect(onSeen, []);
  return (
    <Banner tone="info" onClose={onClose}>
      Nothing was charged.
    </Banner>
  );
}

type WaitingProps = {
  back: Exclude<Return, { kind: 'cancelled' }>;
  onSettled: () => void;
  onClose: () => void;
};

function Waiting({ back, onSettled, onClose }: WaitingProps) {
  const wish = back.kind === 'success' ? back.wish : null;
  const { phase, state, again } = useWaiting({ once: back.kind === 'returned', wish, onSettled });
  if (back.kind === 'returned') return null;
  if (phase === 'waiting')
    return (
      <Banner
        tone="info"
        action={
          <LoaderCircle
            size={16}
            strokeWidth={1.75}
            className="mr-2 animate-spin text-info"
            aria-hidden
          />
        }
      >
        Thank you. {waitingWords(wish)}
      </Banner>
    );
  if (phase === 'late' || !state)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={again}>
            Look again
          </Button>
        }
      >
        {lateWords(wish)} You can leave this page: it arrives by itself.
      </Banner>
    );
  return (
    <Banner tone="success" onClose={onClose}>
      Thank you. {arrivedWords(wish, state)}
    </Banner>
  );
}

function waitingWords(wish: Wish | null): string {
  return wish?.kind === 'credits'
    ? 'Your credits are on their way; this takes a few seconds.'
    : 'Your plan is being set up; this takes a few seconds.';
}

function lateWords(wish: Wish | null): string {
  return wish?.kind === 'credits'
    ? 'Payment received, the credits are being added.'
    : 'Payment received, plan is being set up.';
}

function arrivedWords(wish: Wish | null, state: BillingState): string {
  if (wish?.kind === 'credits')
    return `You have ${formatCount(state.invitation_credits)} invitation credits now.`;
  const { pending_change: pending, plan_type } = state;
  const later =
    wish && pending && pending.plan_type === wish.offer.plan && plan_type !== pending.plan_type;
  if (later) return `${PLANS[pending.plan_type].name} begins on ${formatDay(pending.at)}.`;
  return `You are on ${PLANS[plan_type].name} now.`;
}
