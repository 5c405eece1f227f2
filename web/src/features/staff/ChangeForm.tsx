import type { StaffUserDetail } from '@candor/domain/model/staff';
import { PLANS, PlanType } from '@candor/domain/rules/plans';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Switch } from '../../ui/Switch';
import { notify } from '../../ui/toast';
import { ConfirmChange, type GraveChange, isGrave } from './ConfirmChange';
import { type ChangeDraft, changeSchema, draftOf, isBilled } from './change-draft';
import { LimitFields } from './LimitFields';
import { useChangeUser } from './use-staff';

type ChangeFormProps = {
  user: StaffUserDetail;
  /** The viewer's own account: nobody closes their own. */
  own: boolean;
};

/** Changes an account: whatever differs from how it stands, with one reason for all of it. */
export function ChangeForm({ user, own }: ChangeFormProps) {
  const change = useChangeUser(user.id);
  const [asked, setAsked] = useState<GraveChange | null>(null);
  const save = async (body: GraveChange) => {
    await change.mutateAsync(body);
    setAsked(null);
    notify({ kind: 'success', title: 'Saved. Its owner finds it in the activity.' });
  };
  const form = useForm({
    schema: changeSchema(user),
    initial: draftOf(user),
    send: async (body) => {
      change.reset();
      if (isGrave(body)) setAsked(body);
      else await save(body);
    },
  });
  useFollow(user, form.reset);
  const { values } = form;
  const plan = PlanType.safeParse(values.plan_type).data ?? user.plan_type;
  const onOff = (name: keyof ChangeDraft) => ({
    checked: values[name] === 'yes',
    onChange: (on: boolean) => form.fill(name, on ? 'yes' : 'no'),
  });
  return (
    <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Select
          label="Plan"
          name="plan_type"
          value={values.plan_type}
          options={PlanType.options.map((value) => ({ value, label: PLANS[value].name }))}
          onChoose={(value) => form.fill('plan_type', value)}
        />
        {plan !== user.plan_type && isBilled(plan) && (
          <Select
            label="Billed"
            name="billing"
            value={values.billing}
            options={[
              { value: 'monthly', label: 'by the month' },
              { value: 'yearly', label: 'by the year' },
            ]}
            onChoose={(value) => form.fill('billing', value)}
          />
        )}
        {plan === 'trial' && (
          <Field
            label="Last day of the trial"
            type="date"
            hint="Until the end of that day, in your time zone."
            {...form.bind('trial_ends_at')}
          />
        )}
      </div>
      <LimitFields user={user} chosen={{ plan, billing: values.billing }} bind={form.bind} />
      <div className="my-5 grid items-start gap-4 sm:grid-cols-3">
        <Switch
          label="Integration partner"
          hint="Sees the partner pages."
          {...onOff('is_integration_partner')}
        />
        <Switch
          label="E-mail confirmed"
          hint="Without it nothing can be scored."
          {...onOff('email_confirmed')}
        />
        {!own && (
          <Switch
            label="Suspended"
            hint="Closed except for export, billing and deletion."
            {...onOff('suspended')}
          />
        )}
      </div>
      <Field
        label="Reason"
        maxLength={200}
        autoComplete="off"
        hint="The owner of the account reads it in their activity."
        {...form.bind('reason')}
      />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-2">
        <Button onClick={() => form.reset(draftOf(user))}>Discard</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          Save changes
        </Button>
      </div>
      <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
      {asked && (
        <ConfirmChange
          user={user}
          change={asked}
          busy={change.isPending}
          problem={change.error}
          // A refusal is shown as the problem.
          onConfirm={() => void save(asked).catch(() => undefined)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}

/** Whatever was changed, here or elsewhere, the form shows the account as it stands then. */
function useFollow(user: StaffUserDetail, reset: (to: ChangeDraft) => void): void {
  const latest = user.changes[0]?.id ?? null;
  const shown = useRef(latest);
  useEffect(() => {
    if (shown.current === latest) return;
    shown.current = latest;
    reset(draftOf(user));
  }, [latest, user, reset]);
}
