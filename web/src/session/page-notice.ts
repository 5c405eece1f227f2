import { useEffect, useSyncExternalStore } from 'react';
import { createValue } from '../api/value';

/** What a page has to say that belongs to the whole account: it stands under the navigation, as other messages of that kind do. */
export type PageNotice = {
  tone: 'success' | 'info' | 'warning';
  text: string;
  /** Something is still on its way. */
  waits?: boolean;
  action?: { label: string; run: () => void };
  /** Without it the notice stays as long as what it says is true. */
  onClose?: () => void;
};

const said = createValue<PageNotice | null>(null);

/** Says something under the navigation for as long as the page that does so is open. */
export function useSayOnPage(notice: PageNotice | null): void {
  useEffect(() => said.set(notice), [notice]);
  useEffect(() => () => said.set(null), []);
}

/** What the page says now. */
export function usePageNotice(): PageNotice | null {
  return useSyncExternalStore(said.subscribe, said.get, () => null);
}
