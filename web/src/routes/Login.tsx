import { messages } from '@candor/domain/messages';
import { useLocation, useSearchParams } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { LoginForm } from '../features/accounts/LoginForm';
import { PageTitle } from '../shell/PageTitle';
import { Banner } from '../ui/Banner';
import { Island } from '../ui/Island';
import { EntryGate } from './EntryGate';

/** /login */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (
    <EntryGate>
      <AccountColumn>
        <PageTitle title="Sign in" className="mb-6" />
        {query.get('reason') === 'session_expired' && (
          <Banner tone="warning" className="mb-5">
            {messages.sessionExpired} <span className="text-ink-2">Your draft is safe.</span>
          </Banner>
        )}
        <Island name="login">
          <LoginForm carried={state} />
        </Island>
      </AccountColumn>
    </EntryGate>
  );
}
