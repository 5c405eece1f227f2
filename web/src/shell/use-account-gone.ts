import { useApp, useUser } from '../session/app-context';
import { forgetPerson } from '../session/forget-person';
import { takeAllBack } from '../ui/notice/notice-stack';
import { loadForgetWork } from './load-forget-work';

/** Signs out for good once an account was erased: nothing of it stays in this browser. */
export function useAccountGone(): () => void {
  const { session } = useApp();
  const { id } = useUser();
  return () => {
    takeAllBack();
    // Fetched during the pause before the sign-out. What the frame still writes while it unmounts is removed as well, so this comes last.
    const work = loadForgetWork();
    void session.leaveForGood().then(async () => {
      forgetPerson([window.localStorage, window.sessionStorage], id);
      await (await work).forgetEverywhere(id);
    });
  };
}
