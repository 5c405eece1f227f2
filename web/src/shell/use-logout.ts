import { useApp, useSessionState } from '../session/app-context';
import { takeAllBack } from '../ui/notice/notice-stack';

/** Signing out: `busy` while it runs. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const { session } = useApp();
  const { leaving } = useSessionState();
  const logout = () => {
    takeAllBack();
    void session.logout();
  };
  return { busy: leaving === 'logout', logout };
}
