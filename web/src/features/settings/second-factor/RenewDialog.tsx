import { secondFactor } from '@candor/domain/api/second-factor';
import { CodeBody } from '@candor/domain/model/second-factor';
import { useState } from 'react';
import { CodeField } from '../../../forms/CodeField';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useShownOnce } from '../../../ui/use-shown-once';
import { RecoveryCodes } from './RecoveryCodes';

/** Creates new recovery codes for a user with a valid code, and shows them once. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const changed = useInvalidate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const shownOnce = useShownOnce(onClose);
  const form = useForm({
    schema: CodeBody,
    initial: { code: '' },
    send: async (body) => {
      const answer = await api.call(secondFactor.renewCodes, { body });
      setCodes(answer.recovery_codes);
      void changed(secondFactor.state);
    },
  });
  return (
    <Dialog
      open
      onClose={codes ? shownOnce.close : onClose}
      title={codes ? 'Your new recovery codes' : 'Make new recovery codes?'}
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      {codes ? (
        <RecoveryCodes codes={codes} shownOnce={shownOnce} />
      ) : (
        <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit}>
          <p className="mt-2 mb-4 text-14 text-ink-2">The old ones stop working at once.</p>
          <CodeField first {...form.bind('code')} />
          <div className="mt-6 flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={form.busy}>
              Make new ones
            </Button>
          </div>
          <FormProblem text={form.problem?.message ?? null} />
        </form>
      )}
    </Dialog>
  );
}
