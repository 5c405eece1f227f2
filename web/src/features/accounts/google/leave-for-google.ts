import { paths } from '../../../paths';
import { type Errand, googleAddress, keepErrand } from './google-address';

type Client = { clientId: string; signInUrl: string };

/** Leaves for Google on an errand of this tab. Whoever comes back arrives at the sign-in page, which Google knows. */
export function leaveForGoogle(client: Client, asked: Omit<Errand, 'state'>): void {
  const errand = { ...asked, state: crypto.randomUUID() };
  keepErrand(window.sessionStorage, errand);
  const returnTo = `${window.location.origin}${paths.login}`;
  window.location.assign(googleAddress({ ...client, returnTo }, errand));
}
