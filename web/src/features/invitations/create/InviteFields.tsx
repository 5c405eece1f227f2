import { FormProblem } from '../../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useQuota } from '../../../session/use-plan';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { Field } from '../../../ui/Field';
import { plural } from '../../../ui/format';
import { ProgressBar } from '../../../ui/ProgressBar';
import { TextArea } from '../../../ui/TextArea';
import { CreditsHelp } from '../CreditsHelp';
import { AssessmentField } from './AssessmentField';
import { CreditNote, CreditSum } from './CreditNote';
import type { Choice } from './choices';
import { DeliveryFields } from './DeliveryFields';
import { NotInvited } from './NotInvited';
import { PickedList } from './PickedList';
import { type InviteFormOptions, useInviteForm } from './use-invite-form';
import { WhomFields } from './WhomFields';

type InviteFieldsProps = InviteFormOptions & {
  choices: readonly Choice[];
  namesHidden: boolean;
  hasOwn: boolean;
  hasHosted: boolean;
  /** Whether it is known what there is to invite to. */
  known: boolean;
  onClose: () => void;
};

/** Stays in sight while what is above it is scrolled: for a form that is higher than most windows. */
const FOOT = 'sticky -bottom-6 -mx-6 -mb-6 border-t border-hairline bg-surface px-6 pt-3 pb-6';
const PHONE_FOOT =
  'max-sm:sticky max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:border-t max-sm:border-hairline max-sm:bg-surface max-sm:px-6 max-sm:pt-3 max-sm:pb-6';

/** What to invite to, whom, and how. Who could not be invited stays in the form, with the reason. */
export function InviteFields(props: InviteFieldsProps) {
  const invite = useInviteForm(props);
  const { form, wanted, picking, emails, invitedBefore, count, progress } = invite;
  const quota = useQuota();
  const isKnown = emails.some((email) => invitedBefore.of(email) !== null);
  const isHigh = picking !== null || (wanted === 'several' && isKnown);
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="mt-4 flex flex-col gap-4"
    >
      {invite.outcome && <NotInvited outcome={invite.outcome} />}
      <CreditNote wanted={count} />
      <AssessmentField
        choices={props.choices}
        choice={form.values.choice}
        id={form.bind('assessment_id')}
        hasOwn={props.hasOwn || !props.known}
        hasHosted={props.hasHosted || !props.known}
        onChoose={(choice) => form.fill('choice', choice)}
      />
      <WhomFields
        wanted={wanted}
        picked={
          picking && (
            <PickedList
              picking={picking}
              namesHidden={props.namesHidden}
              before={invitedBefore}
              onLeaveOut={invite.leaveOut}
            />
          )
        }
        taken={invite.taken}
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
      <DeliveryFields form={form} />
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
        <Button onClick={props.onClose}>Cancel</Button>
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
