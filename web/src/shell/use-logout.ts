import { useApp, useSessionState } from '../session/app-context';

/** Signing out: `busy` while it runs. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const { session } = useApp();
  const { leaving } = useSessionState();
  return { busy: leaving === 'logout', logout: () => void session.logout() };
}
