import type { Passkey } from '@candor/domain/model/passkey';
import { lazy, Suspense, useState } from 'react';
import { useFocusKept } from '../../../ui/use-focus-kept';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./RenamePasskeyDialog')).RenamePasskeyDialog,
}));
const RemovePasskeyDialog = lazy(async () => ({
  default: (await import('./RemovePasskeyDialog')).RemovePasskeyDialog,
}));

type PasskeysProps = { passkeys: readonly Passkey[]; limit: number };
type Asking = { about: Passkey; wish: 'rename' | 'remove' };

/** The passkeys that there are, and the way to another one. */
export function Passkeys({ passkeys, limit }: PasskeysProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const kept = useFocusKept<HTMLDivElement>(passkeys.length);
  return (
    <div {...kept} tabIndex={-1} className="outline-none">
      {passkeys.length === 0 ? (
        <p className="max-w-[68ch] text-13 text-ink-2">
          With a passkey you sign in with the fingerprint, face or PIN that unlocks your device.
          There is nothing to type that could be guessed or stolen, and no code.
        </p>
      ) : (
        <ul aria-label="Your passkeys" className="-mt-2.5 divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsking({ about: passkey, wish: 'rename' })}
              onRemove={() => setAsking({ about: passkey, wish: 'remove' })}
            />
          ))}
        </ul>
      )}
      <AddPasskey names={passkeys.map(({ name }) => name)} limit={limit} />
      <Suspense>
        {asking?.wish === 'rename' && (
          <RenamePasskeyDialog passkey={asking.about} onClose={close} />
        )}
        {asking?.wish === 'remove' && (
          <RemovePasskeyDialog passkey={asking.about} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
