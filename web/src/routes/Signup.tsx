import { TRIAL } from '@candor/domain/rules/plans';
import { useLocation } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { SignupForm } from '../features/accounts/SignupForm';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';
import { EntryGate } from './EntryGate';

/** /signup */
export function Component() {
  const { state } = useLocation();
  return (
    <EntryGate>
      <AccountColumn>
        <PageTitle title="Create an account" />
        <p className="mt-1 mb-6 text-14 text-ink-2">{TRIAL.words}. No card needed.</p>
        <Island name="signup">
          <SignupForm carried={state} />
        </Island>
      </AccountColumn>
    </EntryGate>
  );
}
