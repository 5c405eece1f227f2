import { useMemo, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useQuota } from '../../../session/use-plan';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { Field } from '../../../ui/Field';
import { plural } from '../../../ui/format';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Switch } from '../../../ui/Switch';
import { TextArea } from '../../../ui/TextArea';
import { CreditsHelp } from '../CreditsHelp';
import { REMINDERS_HINT } from '../reminder-words';
import { AssessmentField } from './AssessmentField';
import { useBefore } from './before/use-before';
import { CreditNote, CreditSum } from './CreditNote';
import type { Choice } from './choices';
import { emptyForm, inviteForm, type Wanted } from './invite-form';
import { NotInvited } from './NotInvited';
import { PickedList } from './PickedList';
import { parsePeople } from './parse-people';
import { addressesOf, type PickedPerson, pickPeople } from './picked-people';
import type { InvitedPerson } from './use-invited-person';
import { type Invited, type Sent, useInviting } from './use-inviting';
import { WhomFields } from './WhomFields';
import { stillSelected, whoStays } from './who-stays';

type InviteFieldsProps = {
  choices: readonly Choice[];
  first: string;
  /** The people with whom the form opens; null for nobody. */
  person: InvitedPerson | null;
  /** The people who were picked before; empty for nobody. */
  picked: readonly PickedPerson[];
  namesHidden: boolean;
  hasOwn: boolean;
  hasHosted: boolean;
  /** Whether it is known what there is to invite to. */
  known: boolean;
  /** Everybody is invited; `left` were picked beyond what is invited at once. */
  onSent: (sent: readonly Sent[], left: number) => void;
  onClose: () => void;
};

/** Stays in sight while what is above it is scrolled: for a form that is higher than most windows. */
const FOOT = 'sticky -bottom-6 -mx-6 -mb-6 border-t border-hairline bg-surface px-6 pt-3 pb-6';
const PHONE_FOOT =
  'max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-hairline max-sm:bg-surface max-sm:px-6 max-sm:pt-3 max-sm:pb-6';

/** What to invite to, whom, and how. Who could not be invited stays in the form, with the reason. */
export function InviteFields(props: InviteFieldsProps) {
  const { choices, first, onSent, onClose } = props;
  const { progress, send } = useInviting();
  const quota = useQuota();
  const [outcome, setOutcome] = useState<Invited | null>(null);
  const [before, setBefore] = useState<readonly Sent[]>([]);
  const [people, setPeople] = useState(props.picked);
  const picking = useMemo(() => pickPeople(people), [people]);
  const form = useForm({
    schema: inviteForm(picking.invited),
    initial: emptyForm(first, props.person, people.length > 0 ? 'several' : 'one'),
    send: async (invitees): Promise<void> => {
      setOutcome(null);
      const next = await send(invitees);
      const sent = [...before, ...next.sent];
      const [failure] = next.failed;
      if (failure === undefined) return onSent(sent, stillSelected(form.values, picking));
      if (form.values.wanted === 'one') throw failure.error;
      setBefore(sent);
      setOutcome(next);
      const open = [...next.failed.map(({ invitee }) => invitee), ...next.untried];
      const stays = whoStays(form.values, picking, open);
      setPeople(stays.picked);
      form.fill('people', stays.people);
    },
  });
  const { values } = form;
  const wanted: Wanted = values.wanted === 'several' ? 'several' : 'one';
  const taken = addressesOf(picking.invited);
  const emails =
    wanted === 'one'
      ? [values.candidate_email]
      : [...picking.invited, ...parsePeople(values.people, taken).people].map(({ email }) => email);
  const invitedBefore = useBefore(form, emails);
  const count =
    wanted === 'one' ? 1 : emails.filter((email) => !invitedBefore.leavesOut(email)).length;
  const isKnown = emails.some((email) => invitedBefore.of(email) !== null);
  const isHigh = people.length > 0 || (wanted === 'several' && isKnown);
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
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
      <WhomFields
        wanted={wanted}
        picked={
          people.length > 0 && (
            <PickedList
              picking={picking}
              namesHidden={props.namesHidden}
              before={invitedBefore}
              onLeaveOut={(id) => setPeople(people.filter((one) => one.id !== id))}
            />
          )
        }
        taken={taken}
        before={invitedBefore}
        emails={emails}
        bind={form.bind}
        onWanted={(next) => form.fill('wanted', next)}
      />
      <Field
        label="Job title"
        tall
        optional
        autoComplete="off"
        hint="Candidates see it. Left empty, it is the assessment’s."
        {...form.bind('job_title')}
      />
      <TextArea
        label="Notes"
        optional
        rows={2}
        box="text-14"
        hint="Only you see them."
        {...form.bind('notes')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field label="Days until it expires" tall inputMode="numeric" {...form.bind('days')} />
        <div className="flex flex-col gap-3 sm:pt-6">
          <Switch
            label="Send the invitation by e-mail"
            hint="Otherwise you send the link yourself."
            checked={values.send_email === 'true'}
            onChange={(on) => form.fill('send_email', on ? 'true' : '')}
          />
          {values.send_email === 'true' && (
            <Switch
              label="Remind them by e-mail"
              hint={REMINDERS_HINT}
              checked={values.remind === 'true'}
              onChange={(on) => form.fill('remind', on ? 'true' : '')}
            />
          )}
        </div>
      </div>
      {progress && progress.total > 1 && (
        <div>
          <p role="status" className="num mb-1.5 text-12 text-ink-2">
            {progress.done} of {plural(progress.total, 'person', 'people')} invited
          </p>
          <ProgressBar label="Invitations sent" percent={(progress.done / progress.total) * 100} />
        </div>
      )}
      <div
        className={cx(
          'mt-1 flex flex-wrap items-center justify-end gap-2',
          isHigh ? FOOT : PHONE_FOOT,
        )}
      >
        <div className="mr-auto max-sm:w-full empty:hidden">
          <CreditSum wanted={count} />
        </div>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          disabled={quota.data?.invitation_credits === 0}
        >
          {count > 1 ? `Invite ${plural(count, 'person', 'people')}` : 'Invite'}
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? form.summary} fields={form.wrong}>
        <CreditsHelp error={form.problem} />
      </FormProblem>
    </form>
  );
}
