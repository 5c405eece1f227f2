import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { SettingsSection } from '../SettingsSection';
import { DeleteDialog } from './DeleteDialog';

/** Deleting the account with everything in it. `onDeleted` is called once it is gone. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection
      id="delete"
      hint="Everything in the account is erased at once and for good. Nobody can bring it back, not even us."
    >
      <Button className="text-danger!" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}
