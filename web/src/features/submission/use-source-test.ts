import { sources } from '@candor/domain/api/sources';
import type { ConnectedType, SourceFound } from '@candor/domain/model/source';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';

type Asked = { type: ConnectedType; config: Record<string, string> };

type Looked = Asked & { onFound: (found: SourceFound) => void };

/** Looks into a source as it is filled in. What was found is forgotten with the first letter that changes. */
export function useSourceTest({ type, config, onFound }: Looked) {
  const { api } = useApp();
  const test = useMutation<SourceFound, ClientError, Asked>({
    mutationFn: (asked) =>
      api.call(sources.test, { body: { input_type: asked.type, source_config: asked.config } }),
    onSuccess: onFound,
  });
  const { reset } = test;
  const filled = JSON.stringify([type, config]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another answer
  useEffect(() => reset(), [filled, reset]);
  return { ...test, run: () => test.mutate({ type, config }) };
}
