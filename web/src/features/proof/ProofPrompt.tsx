import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../session/app-context';
import { createProofPrompt } from '../../session/proof-prompt';

const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog')).ProofDialog }));

/** For a frame without a server behind it. */
const NOBODY = createProofPrompt();

type ProofPromptProps = {
  /** Leaves for Google, to come back with a token that carries this nonce. */
  onGoogle: (nonce: string) => Promise<void>;
  onSignOut: () => void;
};

/** Asks users to prove their identity, whenever a call needs it. */
export function ProofPrompt(props: ProofPromptProps) {
  const { proof = NOBODY } = useApp();
  const asking = useSyncExternalStore(proof.asking.subscribe, proof.asking.get, proof.asking.get);
  useEffect(() => proof.attend(), [proof]);
  if (!asking) return null;
  return (
    <Suspense>
      <ProofDialog {...props} onAnswer={proof.answer} />
    </Suspense>
  );
}
