import { forgetContext } from '../ats/integration-context';
import { forgetChat } from '../chat/chat-keys';
import { useApp, useSessionState } from '../session/app-context';
import { takeAllBack } from '../ui/notice/notice-stack';

/** Signing out of the application, or at a gate before it: `busy` while it runs. */
export function useLogout(to: 'login' | 'home' = 'login'): { busy: boolean; logout: () => void } {
  const { session } = useApp();
  const { leaving, user } = useSessionState();
  const logout = () => {
    takeAllBack();
    if (user) {
      forgetChat(window.localStorage, user.id);
      forgetContext(user.id);
    }
    void session.logout(to);
  };
  return { busy: leaving === 'logout', logout };
}
