import { newId } from '../../../api/new-id';
import { paths } from '../../../paths';
import { type Errand, googleAddress, keepErrand } from './google-address';

type Client = { clientId: string; signInUrl: string };

/**
 * Leaves for Google with a request of this tab. The user returns to the sign-in page, which is registered at Google.
 */
export function leaveForGoogle(client: Client, asked: Omit<Errand, 'state'>): void {
  const errand = { ...asked, state: newId() };
  keepErrand(window.sessionStorage, errand);
  const returnTo = `${window.location.origin}${paths.login}`;
  window.location.assign(googleAddress({ ...client, returnTo }, errand));
}
