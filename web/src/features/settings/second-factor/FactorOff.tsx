import { accounts } from '@candor/domain/api/accounts';
import { secondFactor } from '@candor/domain/api/second-factor';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { SaidLine } from '../SaidLine';

const SetupDialog = lazy(async () => ({ default: (await import('./SetupDialog')).SetupDialog }));

/** Turning a second factor on. The secret is created on request, so that its protection may be asked for first. */
export function FactorOff() {
  const { api } = useApp();
  const changed = useInvalidate();
  const [open, setOpen] = useState(false);
  const begin = useMutation({
    mutationFn: () => api.call(secondFactor.begin, {}),
    onSuccess: () => setOpen(true),
  });
  const close = () => {
    setOpen(false);
    void changed(secondFactor.state, accounts.sessions);
  };
  return (
    <>
      <p className="max-w-[68ch] text-13 text-ink-2">
        With it, a stolen password is not enough: signing in also asks for a code from an
        authenticator app on your phone.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button icon={ShieldCheck} busy={begin.isPending} onClick={() => begin.mutate()}>
          Switch on
        </Button>
        <SaidLine
          said={begin.isError ? { kind: 'failed', text: asClientError(begin.error).message } : null}
        />
      </div>
      {open && begin.data && (
        <Suspense>
          <SetupDialog setup={begin.data} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
