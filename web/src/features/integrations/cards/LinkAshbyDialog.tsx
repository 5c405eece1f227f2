import { integrations } from '@candor/domain/api/integrations';
import { LinkAshbyBody } from '@candor/domain/model/ats';
import { useState } from 'react';
import { problemOf } from '../../../ats/ats-words';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { PasswordField } from '../../../ui/PasswordField';
import { notify } from '../../../ui/toast';
import { useConnectionChanged } from '../use-integrations';

type LinkAshbyDialogProps = {
  /** Whether a key was given before, which this one takes the place of. */
  before: boolean;
  isPartner: boolean;
  onClose: () => void;
  /** The key is kept. */
  onDone: () => void;
};

/** Takes an Ashby API key, which is tried before it is stored. */
export function LinkAshbyDialog(props: LinkAshbyDialogProps) {
  const { isPartner, onClose, onDone } = props;
  // The text stays while its statement comes true behind it.
  const [before] = useState(props.before);
  const { api } = useApp();
  const changed = useConnectionChanged();
  const form = useForm({
    schema: LinkAshbyBody,
    initial: { ashby_api_key: '' },
    send: async (body) => {
      await api.call(integrations.linkAshby, { body });
      await changed();
      notify({ id: 'ashby-connected', kind: 'success', title: 'Ashby is connected.' });
      onDone();
    },
  });
  return (
    <Dialog open onClose={onClose} title={before ? 'Change the Ashby key' : 'Connect Ashby'}>
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        className="mt-2 flex flex-col gap-4"
      >
        <div className="flex flex-col gap-2 text-13 text-balance text-ink-2">
          <p>
            In Ashby, an admin creates the key under Admin, Integrations, API Keys. Give it read
            access to Jobs, Candidates and API Keys. Assessments started from Ashby also need write
            access to Candidates.
          </p>
          {!isPartner && (
            <p>
              Every account may connect Ashby. The hub with its reports is for integration partners.
            </p>
          )}
        </div>
        <PasswordField
          label="Ashby API key"
          secret="key"
          autoComplete="off"
          data-autofocus
          hint={
            before
              ? 'It is tried once, then stored encrypted in place of the old one.'
              : 'It is tried once, then stored encrypted and never shown again.'
          }
          {...form.bind('ashby_api_key')}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {before ? 'Change key' : 'Connect'}
          </Button>
        </div>
        <FormProblem text={form.problem && problemOf(form.problem)} />
      </form>
    </Dialog>
  );
}
