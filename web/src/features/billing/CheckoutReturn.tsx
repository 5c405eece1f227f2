import type { BillingState } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { type PageNotice, useSayOnPage } from '../../session/page-notice';
import { formatCount, formatDay } from '../../ui/format';
import { type Return, readReturn, type Wish } from './returning';
import { useWaiting } from './use-waiting';

/** Says under the navigation what came of a visit at the payment provider. The address keeps it until that is known, also over a reload. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useSayOnPage(useMemo(() => ({ tone: 'info', text: 'Nothing was charged.', onClose }), []));
  return null;
}

type WaitingProps = {
  back: Exclude<Return, { kind: 'cancelled' }>;
  onSettled: () => void;
  onClose: () => void;
};

function Waiting({ back, onSettled, onClose }: WaitingProps) {
  const wish = back.kind === 'success' ? back.wish : null;
  const { phase, state, again } = useWaiting({ once: back.kind === 'returned', wish, onSettled });
  const silent = back.kind === 'returned';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said anew when something else is true
  const notice = useMemo<PageNotice | null>(() => {
    if (silent) return null;
    if (phase === 'waiting')
      return { tone: 'info', text: `Thank you. ${waitingWords(wish)}`, waits: true };
    if (phase === 'late' || !state)
      return {
        tone: 'warning',
        text: `${lateWords(wish)} You can leave this page: it arrives by itself.`,
        action: { label: 'Look again', run: again },
      };
    return { tone: 'success', text: `Thank you. ${arrivedWords(wish, state)}`, onClose };
  }, [silent, phase, state]);
  useSayOnPage(notice);
  return null;
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
