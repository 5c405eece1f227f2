import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useCanUsePasskeys } from '../../../passkeys/use-can-use-passkeys';
import { Button } from '../../../ui/Button';
import type { Said } from '../SaidLine';
import { SaidLine } from '../SaidLine';
import { useAddPasskey } from './use-add-passkey';

type AddPasskeyProps = { names: readonly string[]; limit: number };

/** Adds a passkey, or says why there is none to add. */
export function AddPasskey({ names, limit }: AddPasskeyProps) {
  const can = useCanUsePasskeys();
  const [said, setSaid] = useState<Said | null>(null);
  const add = useAddPasskey(names, setSaid);
  if (names.length >= limit) {
    return (
      <p className="mt-3 text-13 text-ink-2">
        This account has as many passkeys as it can hold. Remove one to add another.
      </p>
    );
  }
  if (!can) {
    return (
      <p className="mt-3 text-13 text-ink-2">
        This browser cannot create passkeys here. Use a newer browser and an https address.
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button icon={KeyRound} busy={add.isPending} onClick={() => add.mutate()}>
        {names.length === 0 ? 'Add a passkey' : 'Add another passkey'}
      </Button>
      <SaidLine said={said} />
    </div>
  );
}
