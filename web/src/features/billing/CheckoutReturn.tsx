import type { BillingState } from '@candor/domain/model/billing';
import { PLANS } from '@candor/domain/rules/plans';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { type PageNotice, useSayOnPage } from '../../session/page-notice';
import { formatCount, formatDay } from '../../ui/format';
import { type Return, readReturn, type Wish } from './returning';
import { useWaiting } from './use-waiting';

/**
 * Reports under the navigation the outcome of a visit at the payment provider. The URL keeps it until that is known,
 * also across a reload.
 */
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
  const proven = back.kind === 'success' && back.proven;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said anew when something else is true
  const notice = useMemo<PageNotice | null>(() => {
    if (silent) return null;
    const look = { label: 'Look again', run: again };
    if (phase === 'waiting')
      return { tone: 'info', text: proven ? thanksWords(wish) : LOOKING, waits: true };
    if (phase === 'late' || !state)
      return proven
        ? { tone: 'warning', text: lateWords(wish), action: look }
        : { tone: 'info', text: NOTHING_YET, action: look, onClose };
    const arrived = arrivedWords(wish, state);
    return { tone: 'success', text: proven ? `Thank you. ${arrived}` : arrived, onClose };
  }, [silent, proven, phase, state]);
  useSayOnPage(notice);
  return null;
}

/** Said to whoever may have paid, and may have typed the address: nobody is thanked for nothing. */
const LOOKING = 'Looking for your payment; this takes a few seconds.';
const NOTHING_YET =
  'No payment has arrived here yet. If you have paid, it arrives automatically: you can leave this page.';

function thanksWords(wish: Wish | null): string {
  return wish?.kind === 'credits'
    ? 'Thank you. Your credits are on their way; this takes a few seconds.'
    : 'Thank you. Your plan is being set up; this takes a few seconds.';
}

function lateWords(wish: Wish | null): string {
  const received =
    wish?.kind === 'credits'
      ? 'Payment received, the credits are being added.'
      : 'Payment received, plan is being set up.';
  return `${received} You can leave this page: it arrives automatically.`;
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
