import { savedSources } from '@candor/domain/api/saved-sources';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { ConnectedType } from '@candor/domain/model/source';
import { savedSourceOf } from '@candor/domain/rules/submission';
import { useEffect } from 'react';
import { useCall } from '../../session/use-call';

type Asked = {
  type: ConnectedType;
  config: Record<string, string>;
  onConfig: (config: Record<string, string>) => void;
};

type SavedChoices = {
  /** The saved sources of this type. */
  offered: readonly SavedSource[];
  chosen: SavedSource | null;
  /** null: enter another one. */
  choose: (id: string | null) => void;
};

/** The saved sources that can stand in place of a configuration. One that is gone or of another type is chosen no longer. */
export function useSavedChoices({ type, config, onConfig }: Asked): SavedChoices {
  const list = useCall(savedSources.list, {});
  const offered = (list.data?.sources ?? []).filter(({ input_type }) => input_type === type);
  const id = savedSourceOf(config);
  const chosen = offered.find((one) => one.id === id) ?? null;
  const isLost = id !== null && list.data !== undefined && chosen === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known to be lost
  useEffect(() => {
    if (isLost) onConfig({});
  }, [isLost]);
  return {
    offered,
    chosen,
    choose: (next) => onConfig(next === null ? {} : { saved_source_id: next }),
  };
}
