import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { usePageNotice } from '../../session/page-notice';
import { useOnline } from '../../session/use-online';
import { useQuota, useSubscription } from '../../session/use-plan';
import { Banner } from '../../ui/Banner';
import { Button, buttonClass } from '../../ui/Button';
import { type BannerAction, bannersFor, stillClosed } from './choose-banner';

/** The one message about the whole account that matters most right now. */
export function GlobalBanner() {
  const { doubted, user } = useSessionState();
  const { pathname } = useLocation();
  const subscription = useSubscription();
  const quota = useQuota();
  const online = useOnline();
  const page = usePageNotice();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const notices = bannersFor({
    online,
    sessionDoubted: doubted,
    subscriptionFailed: subscription.isError,
    subscription: subscription.data,
    quota: quota.data,
    // The page itself says it, with what can be done.
    paymentDue: user?.plan_info.status === 'past_due' && pathname !== paths.billing,
    page,
  });
  const left = stillClosed(closed, notices);
  if (left.length < closed.length) setClosed(left);
  const notice = notices.find(({ id }) => !left.includes(id));
  if (!notice) return null;
  const close = () => setClosed((ids) => [...ids, notice.id]);
  return (
    <Banner
      key={notice.id}
      across
      tone={notice.tone}
      action={
        notice.action ? (
          <Action action={notice.action} onRetry={() => void subscription.refetch()} />
        ) : (
          notice.waits && <Waits />
        )
      }
      onClose={notice.id === 'page' ? page?.onClose : close}
    >
      {notice.text}
    </Banner>
  );
}

function Action({ action, onRetry }: { action: BannerAction; onRetry: () => void }) {
  switch (action.type) {
    case 'upgrade':
      return <Way to={paths.pricing}>Upgrade Plan</Way>;
    case 'login':
      return <Way to={paths.login}>Sign In</Way>;
    case 'other':
      return action.does === 'open_billing' ? (
        <Way to={paths.billing}>{action.label}</Way>
      ) : (
        <Button size="sm" onClick={action.does === 'run' ? action.run : onRetry}>
          {action.label}
        </Button>
      );
  }
}

function Waits() {
  return (
    <LoaderCircle
      size={16}
      strokeWidth={1.75}
      className="mr-2 animate-spin text-info"
      aria-hidden
    />
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ size: 'sm' })}>
      {children}
    </Link>
  );
}
