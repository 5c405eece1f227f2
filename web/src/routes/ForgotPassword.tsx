import { useSearchParams } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { NewPasswordForm } from '../features/accounts/NewPasswordForm';
import { RequestReset } from '../features/accounts/RequestReset';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';
import { EntryGate } from './EntryGate';

/** /forgot-password: asks for the link and, with the link's token, sets the password. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token');
  // A mailed link is always let through: signed in or not, the user came to set a password.
  if (token) {
    return (
      <AccountColumn>
        <PageTitle title="Set a new password" className="mb-4" />
        <NewPasswordForm token={token} />
      </AccountColumn>
    );
  }
  return (
    <EntryGate>
      <AccountColumn>
        <PageTitle title="Reset your password" className="mb-4" />
        <Island name="forgot-password">
          <RequestReset />
        </Island>
      </AccountColumn>
    </EntryGate>
  );
}
