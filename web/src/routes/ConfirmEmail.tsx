import { useSearchParams } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { ConfirmEmail } from '../features/accounts/ConfirmEmail';
import { PageTitle } from '../shell/PageTitle';

/** /confirm-email */
export function Component() {
  const [query] = useSearchParams();
  return (
    <AccountColumn>
      <PageTitle title="Confirm your e-mail" className="mb-4" />
      <ConfirmEmail token={query.get('token')} />
    </AccountColumn>
  );
}
