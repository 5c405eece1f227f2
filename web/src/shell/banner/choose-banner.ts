import { messages } from '@candor/domain/messages';
import type { QuotaStatus, Subscription } from '@candor/domain/model/plan';
import { type QuotaLevel, quotaLevel } from '@candor/domain/rules/quota';
import type { PageNotice } from '../../session/page-notice';
import type { BannerTone } from '../../ui/Banner';
import { formatCount, plural } from '../../ui/format';

/** What the button of a banner does: it leads to a plan, to the sign-in, or somewhere that the banner names. */
export type BannerAction =
  | { type: 'upgrade' }
  | { type: 'login' }
  | { type: 'other'; label: string; does: 'retry_subscription' | 'open_billing' }
  | { type: 'other'; label: string; does: 'run'; run: () => void };

export type BannerNotice = {
  id: string;
  tone: BannerTone;
  text: string;
  action: BannerAction | null;
  /** Something is still on its way. */
  waits?: boolean;
};

export type BannerFacts = {
  online: boolean;
  sessionDoubted: boolean;
  subscriptionFailed: boolean;
  subscription: Subscription | undefined;
  quota: QuotaStatus | undefined;
  /** The last payment failed and the plan stays open for a while. */
  paymentDue: boolean;
  /** What the open page says itself, such as the outcome of a checkout. */
  page: PageNotice | null;
};

/** From this many days on the end of a trial is announced. */
const TRIAL_NOTICE_DAYS = 2;

const LEVEL_TONE = {
  info: 'info',
  warning: 'warning',
  critical: 'error',
} as const satisfies Record<Exclude<QuotaLevel, 'none'>, BannerNotice['tone']>;

/** The banners that apply right now, most severe first. One is shown; a closed one makes room for the next. */
export function bannersFor(facts: BannerFacts): BannerNotice[] {
  const found = [
    offlineNotice(facts),
    sessionNotice(facts),
    subscriptionNotice(facts),
    paymentNotice(facts),
    pageNotice(facts),
    // Somebody returning from a checkout is told about that first, not to upgrade.
    facts.page ? null : trialNotice(facts),
    facts.page ? null : quotaNotice(facts),
  ];
  const weight = { error: 0, warning: 1, success: 2, info: 2 };
  return found.filter((notice) => notice !== null).sort((a, b) => weight[a.tone] - weight[b.tone]);
}

/** What may end and come back while the page is open. */
const PASSING: readonly string[] = ['offline', 'session', 'subscription'];

/** Which of the closed banners stay so: one that has ended is shown again when it comes back. */
export function stillClosed(
  closed: readonly string[],
  notices: readonly BannerNotice[],
): readonly string[] {
  return closed.filter((id) => !PASSING.includes(id) || notices.some((notice) => notice.id === id));
}

function offlineNotice({ online }: BannerFacts): BannerNotice | null {
  if (online) return null;
  const text = 'You are offline. What you see may be old; what you write is kept in this browser.';
  return { id: 'offline', tone: 'warning', text, action: null };
}

function sessionNotice({ sessionDoubted }: BannerFacts): BannerNotice | null {
  if (!sessionDoubted) return null;
  return {
    id: 'session',
    tone: 'warning',
    text: messages.sessionExpired,
    action: { type: 'login' },
  };
}

function subscriptionNotice({ subscriptionFailed }: BannerFacts): BannerNotice | null {
  if (!subscriptionFailed) return null;
  return {
    id: 'subscription',
    tone: 'error',
    text: messages.subscriptionFailed,
    action: { type: 'other', label: 'Try Again', does: 'retry_subscription' },
  };
}

function paymentNotice({ paymentDue }: BannerFacts): BannerNotice | null {
  if (!paymentDue) return null;
  return {
    id: 'payment',
    tone: 'warning',
    text: 'Your last payment failed. Your plan stays open for a few days; nothing is deleted.',
    action: { type: 'other', label: 'Open billing', does: 'open_billing' },
  };
}

function pageNotice({ page }: BannerFacts): BannerNotice | null {
  if (!page) return null;
  const { tone, text, action, waits = false } = page;
  return {
    id: 'page',
    tone,
    text,
    waits,
    action: action ? { type: 'other', ...action, does: 'run' } : null,
  };
}

function trialNotice({ subscription }: BannerFacts): BannerNotice | null {
  const days = subscription?.plan_type === 'trial' ? subscription.days_remaining : null;
  if (days === null || days > TRIAL_NOTICE_DAYS) return null;
  if (days === 0 && subscription?.plan_ended)
    return {
      id: 'plan-ended',
      tone: 'error',
      text: messages.planEnded,
      action: { type: 'other', label: 'Open billing', does: 'open_billing' },
    };
  if (days === 0)
    return {
      id: 'trial-over',
      tone: 'error',
      text: messages.trialExpired,
      action: { type: 'upgrade' },
    };
  return {
    id: `trial-${days}`,
    tone: 'warning',
    text: `Your trial ends in ${plural(days, 'day')}. Nothing is deleted when it does.`,
    action: { type: 'upgrade' },
  };
}

function quotaNotice({ quota }: BannerFacts): BannerNotice | null {
  if (!quota || quota.candidates_limit === null) return null;
  const level = quotaLevel(quota.candidates_used, quota.candidates_limit);
  if (level === 'none') return null;
  const used = formatCount(quota.candidates_used);
  const text = `${used} of ${formatCount(quota.candidates_limit)} candidates used.`;
  return { id: `quota-${level}`, tone: LEVEL_TONE[level], text, action: { type: 'upgrade' } };
}
