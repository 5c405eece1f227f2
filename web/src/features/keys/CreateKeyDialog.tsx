import type { ApiKey } from '@candor/domain/model/api-key';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { useShownOnce } from '../../ui/use-shown-once';
import { CreatedKey } from './CreatedKey';
import { CreateKeyForm } from './CreateKeyForm';

/** Creates a key, and shows it once. Closing before it was saved asks first: it cannot be shown again. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<ApiKey | null>(null);
  const shownOnce = useShownOnce(onClose);
  return (
    <Dialog
      open
      onClose={created ? shownOnce.close : onClose}
      title={created ? `Key “${created.name}”` : 'Create an API key'}
      className="w-[min(32rem,calc(100%-32px))]!"
    >
      {created ? (
        <CreatedKey
          created={created}
          unkept={shownOnce.asked}
          onKept={shownOnce.noteKept}
          onClose={shownOnce.close}
        />
      ) : (
        <CreateKeyForm onCreated={setCreated} onCancel={onClose} />
      )}
    </Dialog>
  );
}
