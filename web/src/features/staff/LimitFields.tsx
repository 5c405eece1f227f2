import type { StaffUserDetail } from '@candor/domain/model/staff';
import type { Form } from '../../forms/use-form';
import { Field } from '../../ui/Field';
import type { ChangeDraft } from './change-draft';
import { type ChosenPlan, type LimitName, ownLimit } from './own-limit';

const LIMITS = [
  ['candidates_limit', 'Candidates in a period'],
  ['api_key_limit', 'API keys'],
  ['max_batch_size', 'Largest batch'],
] as const satisfies readonly (readonly [LimitName, string])[];

type LimitFieldsProps = {
  user: StaffUserDetail;
  chosen: ChosenPlan;
  bind: Form<keyof ChangeDraft>['bind'];
};

/** What an account may use at most. */
export function LimitFields({ user, chosen, bind }: LimitFieldsProps) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-13 font-strong">Limits</legend>
      <div className="grid items-start gap-4 sm:grid-cols-4">
        {LIMITS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            placeholder={ownLimit(user, chosen, name)}
            {...bind(name)}
          />
        ))}
        <Field
          label="Invitation credits"
          inputMode="numeric"
          autoComplete="off"
          {...bind('invitation_credits')}
        />
      </div>
      <p className="mt-2 text-12 text-ink-3">
        Leave a limit empty to use the plan’s own. Lowering a limit removes nothing that exists.
      </p>
    </fieldset>
  );
}
