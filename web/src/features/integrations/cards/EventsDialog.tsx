import { integrations } from '@candor/domain/api/integrations';
import { ATS_NAMES, type AtsType, type Integration } from '@candor/domain/model/ats';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../../session/app-context';
import { ErrorNote } from '../../../session/ErrorNote';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/Dialog';
import { CONTROL } from '../../../ui/Field';
import { type ShownOnce, useShownOnce } from '../../../ui/use-shown-once';
import { useConnectionChanged } from '../use-integrations';

const CALLS = { ashby: integrations.ashbyEvents, greenhouse: integrations.greenhouseEvents };
const WHERE = {
  ashby: 'In Ashby, add a webhook under Admin, Integrations, Webhooks',
  greenhouse: 'In Greenhouse, add a web hook under Configure, Dev Center, Web Hooks',
};

type EventsDialogProps = { type: AtsType; connection: Integration; onClose: () => void };

/** Where the system sends what happens in it, with a secret that is shown this once. Closing before it was copied asks first. */
export function EventsDialog({ type, connection, onClose }: EventsDialogProps) {
  const { api } = useApp();
  const changed = useConnectionChanged();
  const name = ATS_NAMES[type];
  const shownOnce = useShownOnce(onClose);
  const making = useMutation({
    mutationFn: () => api.call(CALLS[type], {}),
    onSuccess: () => changed(),
  });
  const close = making.data ? shownOnce.close : onClose;
  return (
    <Dialog open onClose={close} title={`${name} events`}>
      <div className="mt-2 flex flex-col gap-4 text-13 text-ink-2">
        <p>
          {name} is read every hour and whenever somebody opens the hub. With events, changes arrive
          at once, and whoever is erased in {name} is erased here too.
        </p>
        {making.isError && <ErrorNote error={making.error} onRetry={() => making.mutate()} />}
        {making.data ? (
          <>
            <p>{WHERE[type]}, with this address and secret. The secret is shown this once.</p>
            <Kept label="Address" text={making.data.url} first />
            <Kept label="Secret" text={making.data.secret} onKept={shownOnce.noteKept} />
            {shownOnce.asked && (
              <p role="alert" className="text-balance text-warning">
                You have not copied the secret yet. If you close now, you will need to create
                another one.
              </p>
            )}
          </>
        ) : (
          connection.receives_events && (
            <p>An address was created before. A new secret replaces the one in use.</p>
          )
        )}
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={close}>{making.data ? doneWord(shownOnce) : 'Cancel'}</Button>
          {!making.data && (
            <Button variant="primary" busy={making.isPending} onClick={() => making.mutate()}>
              {connection.receives_events ? 'Create a new secret' : 'Create an address'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function doneWord({ asked }: ShownOnce): string {
  return asked ? 'Close anyway' : 'Done';
}

type KeptProps = {
  label: string;
  text: string;
  /** It was copied, with the button or by hand. */
  onKept?: () => void;
  /** Whether it takes the focus: the button that created it is gone. */
  first?: boolean;
};

function Kept({ label, text, onKept, first = false }: KeptProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) box.current?.focus();
  }, [first]);
  return (
    <div className="flex items-end gap-2">
      <label className="min-w-0 flex-1">
        <span className="mb-1 block font-medium text-ink">{label}</span>
        <input
          ref={box}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          onCopy={onKept}
          className={`${CONTROL} h-10 font-mono text-12`}
        />
      </label>
      <CopyButton text={text} label={`Copy the ${label.toLowerCase()}`} onCopied={onKept} />
    </div>
  );
}
