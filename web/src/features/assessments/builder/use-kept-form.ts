import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../session/app-context';
import { type Kept, keepAt, readKept, writeKept } from '../form/kept-form';

type Found = {
  /** What was written on this page before and not saved; null for nothing. */
  found: Kept | null;
  forget: () => void;
};

/** What is kept of an assessment that is not saved; `id` is null for a new one. */
export function useFoundForm(id: string | null): Found {
  const key = keepAt(useUser().id, id);
  const [found, setFound] = useState(() => readKept(window.sessionStorage, key));
  const forget = () => {
    writeKept(window.sessionStorage, key, null);
    setFound(null);
  };
  return { found, forget };
}

/** Stores unsaved edits until this tab is closed; null deletes them. */
export function useKeepForm(id: string | null, kept: Kept | null): void {
  const key = keepAt(useUser().id, id);
  const latest = useRef(kept);
  latest.current = kept;
  const form = kept?.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with its form
  useEffect(() => writeKept(window.sessionStorage, key, latest.current), [key, form]);
}
