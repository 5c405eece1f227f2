import { useSearchParams } from 'react-router';
import { AccountColumn } from '../features/accounts/AccountColumn';
import { ConfirmEmail } from '../features/accounts/ConfirmEmail';
import { PageTitle } from '../shell/PageTitle';

/** /confirm-email */
export function Component() {
  const [query] = useSearchParams();
  return (
    <AccountColumn>
      <ConfirmEmail
        token={query.get('token')}
        title={(text) => <PageTitle title={text} className="mb-4" />}
      />
    </AccountColumn>
  );
}
