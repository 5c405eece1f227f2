import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { useOnline } from '../../session/use-online';
import { useQuota, useSubscription } from '../../session/use-plan';
import { Banner } from '../../ui/Banner';
import { Button, buttonClass } from '../../ui/Button';
import { type BannerAction, bannersFor } from './choose-banner';

/** The one message about the whole account that matters most right now. */
export function GlobalBanner() {
  const { doubted } = useSessionState();
  const subscription = useSubscription();
  const quota = useQuota();
  const online = useOnline();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [notice] = bannersFor({
    online,
    sessionDoubted: doubted,
    subscriptionFailed: subscription.isError,
    subscription: subscription.data,
    quota: quota.data,
  }).filter(({ id }) => !closed.includes(id));

  if (!notice) return null;
  return (
    <div className="px-4 py-3 sm:px-6">
      <Banner
        key={notice.id}
        tone={notice.tone}
        action={
          notice.action && (
            <Action action={notice.action} onRetry={() => void subscription.refetch()} />
          )
        }
        onClose={() => setClosed((ids) => [...ids, notice.id])}
      >
        {notice.text}
      </Banner>
    </div>
  );
}

function Action({ action, onRetry }: { action: BannerAction; onRetry: () => void }) {
  if (action === 'retry_subscription') {
    return (
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    );
  }
  const [to, label] =
    action === 'login' ? [paths.login, 'Sign In'] : [paths.pricing, 'Upgrade Plan'];
  return (
    <Link to={to} className={buttonClass({ size: 'sm' })}>
      {label}
    </Link>
  );
}
