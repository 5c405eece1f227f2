import { messages } from '@candor/domain/messages';
import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { GoogleProof } from '../features/accounts/google/GoogleProof';
import { LoginForm } from '../features/accounts/LoginForm';
import { WaitingPage } from '../shell/FullMessage';
import { PageTitle } from '../shell/PageTitle';
import { Banner } from '../ui/Banner';
import { Island } from '../ui/Island';
import { EntryGate } from './EntryGate';

/** Why somebody was redirected here, in the words of the sender. */
const Problem = z.object({ problem: z.string() });

/** /login */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const problem = Problem.safeParse(state).data?.problem;
  return (
    <GoogleProof waiting={<WaitingPage>{messages.authenticating}</WaitingPage>}>
      <EntryGate>
        <AccountColumn>
          <PageTitle title="Sign in" className="mb-3" />
          {query.get('reason') === 'session_expired' && (
            <Banner tone="warning" className="mt-1 mb-4">
              {messages.sessionExpired}
              <span className="block text-ink-2">Your draft is safe.</span>
            </Banner>
          )}
          {problem && (
            <Banner tone="warning" className="mt-1 mb-4">
              {problem}
            </Banner>
          )}
          <Island name="login">
            <LoginForm carried={state} />
          </Island>
        </AccountColumn>
      </EntryGate>
    </GoogleProof>
  );
}
