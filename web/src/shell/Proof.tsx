import { system } from '@candor/domain/api/system';
import { ProofPrompt } from '../features/proof/ProofPrompt';
import { useApp } from '../session/app-context';
import { useLogout } from './use-logout';

/** Where users are asked to prove their identity again, on every page. */
export function Proof() {
  const { api } = useApp();
  const { logout } = useLogout();
  const leave = async (nonce: string) => {
    const config = await api.call(system.config, {});
    const { google_client_id: clientId, google_sign_in_url: signInUrl } = config;
    if (!clientId || !signInUrl) return;
    const { leaveForGoogle } = await import('../features/accounts/google/leave-for-google');
    const { pathname, search, hash } = window.location;
    const from = pathname + search + hash;
    leaveForGoogle({ clientId, signInUrl }, { purpose: 'proof', nonce, from });
  };
  return <ProofPrompt onGoogle={leave} onSignOut={logout} />;
}
