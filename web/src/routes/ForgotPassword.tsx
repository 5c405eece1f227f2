import { useSearchParams } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { NewPasswordForm } from '../features/accounts/NewPasswordForm';
import { RequestReset } from '../features/accounts/RequestReset';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** /forgot-password: asks for the link and, with the link's token, sets the password. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <AccountColumn>
      <PageTitle title={token ? 'Set a new password' : 'Forgot your password?'} className="mb-4" />
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <Island name="forgot-password">
          <RequestReset />
        </Island>
      )}
    </AccountColumn>
  );
}
