import { TRIAL } from '@candor/domain/rules/plans';
import { useLocation } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { SignupForm } from '../features/accounts/SignupForm';
import { paths } from '../paths';
import { chosenPlanIn } from '../session/chosen-plan';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';
import { EntryGate } from './EntryGate';

/** /signup */
export function Component() {
  const { state, search } = useLocation();
  return (
    // Whoever is signed in and pressed a plan before the page knew so is led to what they can do about it.
    <EntryGate signedInHome={chosenPlanIn(search) ? paths.pricing : paths.home}>
      <AccountColumn>
        <PageTitle title="Create an account" className="mb-3" />
        <p className="mb-6 text-14 text-ink-2">{TRIAL.words}. No card needed.</p>
        <Island name="signup">
          <SignupForm carried={state} />
        </Island>
      </AccountColumn>
    </EntryGate>
  );
}
