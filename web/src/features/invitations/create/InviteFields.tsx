import type { Invitation } from '@candor/domain/model/invitation';
import { useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { plural } from '../../../ui/format';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { CreditsHelp } from '../CreditsHelp';
import { AssessmentField } from './AssessmentField';
import { CreditNote } from './CreditNote';
import type { Choice } from './choices';
import { emptyForm, InviteForm, type Wanted } from './invite-form';
import { NotInvited } from './NotInvited';
import { lineOf, parsePeople } from './parse-people';
import type { InvitedPerson } from './use-invited-person';
import { type Invited, useInviting } from './use-inviting';
import { WhomFields } from './WhomFields';

type InviteFieldsProps = {
  choices: readonly Choice[];
  first: string;
  /** Whom the form opens with; null for nobody. */
  person: InvitedPerson | null;
  hasOwn: boolean;
  hasHosted: boolean;
  /** Whether it is known what there is to invite to. */
  known: boolean;
  onSent: (sent: readonly Invitation[]) => void;
  onClose: () => void;
};

/** What to invite to, whom, and how. Who could not be invited stays in the form, with the reason. */
export function InviteFields(props: InviteFieldsProps) {
  const { choices, first, onSent, onClose } = props;
  const { progress, send } = useInviting();
  const [outcome, setOutcome] = useState<Invited | null>(null);
  const form = useForm({
    schema: InviteForm,
    initial: emptyForm(first, props.person),
    send: async (invitees) => {
      setOutcome(null);
      const next = await send(invitees);
      const [failure] = next.failed;
      if (failure === undefined) return onSent(next.sent);
      if (failure.invitee.person === null) throw failure.error;
      setOutcome(next);
      const left = next.failed.flatMap(({ invitee: { person } }) => (person ? [person] : []));
      form.fill('people', left.map(lineOf).join('\n'));
    },
  });
  const { values } = form;
  const wanted: Wanted = values.wanted === 'several' ? 'several' : 'one';
  const count = wanted === 'one' ? 1 : parsePeople(values.people).people.length;
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
      <FormProblem text={form.problem?.message ?? form.summary}>
        <CreditsHelp error={form.problem} />
      </FormProblem>
      {outcome && <NotInvited outcome={outcome} />}
      <CreditNote wanted={count} />
      <AssessmentField
        choices={choices}
        choice={values.choice}
        id={form.bind('assessment_id')}
        hasOwn={props.hasOwn || !props.known}
        hasHosted={props.hasHosted || !props.known}
        onChoose={(choice) => form.fill('choice', choice)}
      />
      <WhomFields wanted={wanted} bind={form.bind} onWanted={(next) => form.fill('wanted', next)} />
      <Field
        label="Job title"
        tall
        optional
        autoComplete="off"
        hint="The candidate reads it. Empty takes that of the assessment."
        {...form.bind('job_title')}
      />
      <TextArea
        label="Notes"
        rows={2}
        box="text-14"
        hint="Only you see them."
        {...form.bind('notes')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field label="Days until it ends" tall inputMode="numeric" {...form.bind('days')} />
        <Switch
          label="Send the invitation by e-mail"
          hint="Else you send the link yourself."
          checked={values.send_email === 'true'}
          onChange={(on) => form.fill('send_email', on ? 'true' : '')}
          className="sm:pt-6"
        />
      </div>
      {progress && progress.total > 1 && (
        <div>
          <p role="status" className="num mb-1.5 text-12 text-ink-2">
            {progress.done} of {plural(progress.total, 'person', 'people')} invited
          </p>
          <ProgressBar label="Invitations sent" percent={(progress.done / progress.total) * 100} />
        </div>
      )}
      <div className="mt-1 flex justify-end gap-2 max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-hairline max-sm:bg-surface max-sm:px-6 max-sm:pt-3 max-sm:pb-6">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {count > 1 ? `Invite ${plural(count, 'person', 'people')}` : 'Invite'}
        </Button>
      </div>
    </form>
  );
}
