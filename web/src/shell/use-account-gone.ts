import { clearDraft } from '../features/submission/draft-store';
import { useApp, useUser } from '../session/app-context';
import { forgetPerson } from '../session/forget-person';
import { takeAllBack } from '../ui/notice/notice-stack';

/** Signs out for good once an account was erased: nothing of it stays in this browser. */
export function useAccountGone(): () => void {
  const { session } = useApp();
  const { id } = useUser();
  return () => {
    takeAllBack();
    // What the frame still writes while it unmounts is removed as well, so this comes last.
    void session.leaveForGood().then(() => forget(id));
  };
}

async function forget(userId: string): Promise<void> {
  forgetPerson([window.localStorage, window.sessionStorage], userId);
  try {
    await clearDraft(userId);
  } catch {
    // A browser without such a store (private windows of some) has no draft to forget.
  }
}
