import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { formatCount } from '../../../ui/format';
import { Switch } from '../../../ui/Switch';
import type { BuilderForm } from '../form/builder-form';
import { changeForm } from '../form/editing';
import { tooShortLimit, totalsOf } from '../form/totals';
import type { Builder } from './use-builder';

/** How long candidates have, and what they see afterwards. */
export function RuleFields({ builder }: { builder: Builder }) {
  const { form, problems } = builder;
  const change = (next: Partial<BuilderForm>) =>
    builder.edit((editing) => changeForm(editing, next));
  const short = tooShortLimit(form);
  return (
    <Card aria-labelledby="assessment-rules" className="px-4 py-5 sm:px-6">
      <h2 id="assessment-rules" className="mb-4 text-16 font-strong">
        Time and result
      </h2>
      <div className="flex flex-col gap-5">
        <div>
          <Switch
            label="Time limit"
            checked={form.limited}
            onChange={(limited) => change({ limited })}
            hint="Candidates are told before they start, and you can give one person more time."
          />
          {form.limited && (
            <div className="mt-3 pl-10">
              <Field
                label="Minutes from the start to the last answer"
                tall
                name="time_limit_minutes"
                inputMode="numeric"
                autoComplete="off"
                value={form.limit_minutes}
                onChange={({ target }) => change({ limit_minutes: target.value })}
                error={problems.time_limit_minutes}
                hint="From 5 to 1440, which is one day."
                className="[&_input]:max-w-28"
              />
              {short !== null && !problems.time_limit_minutes && (
                <p role="status" className="mt-1.5 text-12 text-warning">
                  The steps take about {formatCount(totalsOf(form).minutes)} minutes together.
                </p>
              )}
            </div>
          )}
        </div>
        <Switch
          label="Candidates see their own score after sending their answers"
          checked={form.show_result}
          onChange={(show_result) => change({ show_result })}
          hint="The number alone. You see it with its evidence either way."
        />
      </div>
    </Card>
  );
}
