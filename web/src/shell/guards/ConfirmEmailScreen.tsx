import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { ResendConfirmation } from '../../features/accounts/ResendConfirmation';
import { ChangeAddress } from '../../features/settings/profile/ChangeAddress';
import { WaitingAddress } from '../../features/settings/profile/WaitingAddress';
import { useSettings } from '../../features/settings/use-settings';
import { useApp, useUser } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { OwnAddress } from '../../ui/OwnAddress';
import { FullMessage } from '../FullMessage';
import { OwnDataFoot } from './OwnDataFoot';

/** The gate for an address that nobody has confirmed yet. */
export function ConfirmEmailScreen() {
  const { session } = useApp();
  const user = useUser();
  const [checking, setChecking] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  const check = async () => {
    setChecking(true);
    setNote(null);
    try {
      await session.reloadProfile();
      setNote('Not confirmed yet. Open the link in the e-mail first.');
    } catch (error) {
      setNote(asClientError(error).message);
    } finally {
      setChecking(false);
    }
  };

  return (
    <FullMessage
      icon={MailCheck}
      title="Confirm your e-mail address"
      actions={
        <>
          <Button variant="primary" busy={checking} onClick={check}>
            I have confirmed
          </Button>
          <ResendConfirmation email={user.email} />
          <WrongAddress standing={user.email} />
          {/* Below the buttons: none of them moves from under a finger. */}
          <p role="status" className="order-last basis-full text-13 text-warning empty:-mt-3">
            {note}
          </p>
        </>
      }
      foot={<OwnDataFoot />}
    >
      <p>
        We sent a link to <OwnAddress end=".">{user.email}</OwnAddress> Open it to start scoring.
        The link works for 24 hours; check your spam folder too.
      </p>
    </FullMessage>
  );
}

/** An address with a slip of the pen in it can only be confirmed once it is corrected. */
function WrongAddress({ standing }: { standing: string }) {
  const [changing, setChanging] = useState(false);
  const waiting = useSettings().data?.pending_email ?? null;
  return (
    <section
      aria-label="Wrong address?"
      className={cx('flex flex-col gap-3 text-left', (waiting || changing) && 'w-full')}
    >
      {waiting && <WaitingAddress waiting={waiting} standing={standing} />}
      {changing ? (
        <div className="rounded-card border border-border bg-surface p-4">
          <ChangeAddress onDone={() => setChanging(false)} />
        </div>
      ) : (
        <Button className="self-center" variant="quiet" onClick={() => setChanging(true)}>
          Change the address
        </Button>
      )}
    </section>
  );
}
