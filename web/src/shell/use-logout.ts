import { forgetContext } from '../ats/integration-context';
import { forgetChat } from '../chat/chat-keys';
import { useApp, useSessionState } from '../session/app-context';
import { takeAllBack } from '../ui/notice/notice-stack';
import { loadForgetWork } from './load-forget-work';

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
    // Fetched during the pause before the sign-out. What the frame still writes while it unmounts is removed too, so this is last.
    const work = loadForgetWork();
    void session.logout(to).then(async () => {
      if (user) await (await work).forgetEverywhere(user.id);
    });
  };
  return { busy: leaving === 'logout', logout };
}
