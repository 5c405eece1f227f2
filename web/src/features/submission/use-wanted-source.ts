import { savedSources } from '@candor/domain/api/saved-sources';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../session/use-call';
import type { FormState } from './form-state';

/** Puts the saved source that the address names into the form, once the draft is there. */
export function useWantedSource(ready: boolean, change: (next: Partial<FormState>) => void): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('source');
  const list = useCall(savedSources.list, {}, { enabled: wanted !== null });
  const { data } = list;
  useEffect(() => {
    if (!ready || wanted === null || !data) return;
    setQuery({}, { replace: true });
    const found = data.sources.find(({ id }) => id === wanted);
    if (found) change({ inputType: found.input_type, config: { saved_source_id: found.id } });
  }, [ready, wanted, data, setQuery, change]);
}
