import { useEffect, useState } from 'react';
import { useApp } from '../../../session/app-context';
import { type AnswerSavers, createAnswerSavers } from './create-answer-savers';

/** The savers of an assessment: saves without delay when the page is left or hidden, and when the network is back. */
export function useAnswerSavers(code: string): AnswerSavers {
  const { api } = useApp();
  const [savers] = useState(() => createAnswerSavers(api, code, window.localStorage));
  useEffect(() => {
    const { flush } = savers;
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      flush();
      savers.stop();
    };
  }, [savers]);
  return savers;
}
