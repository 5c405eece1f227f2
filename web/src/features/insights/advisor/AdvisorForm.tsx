import { StrategicInsightsBody } from '@candor/domain/model/ai-insights';
import { useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Switch } from '../../../ui/Switch';
import { AskButton } from './AskButton';
import type { Strategic } from './use-advisor';

const RANGES = ['7', '30', '90', '365'].map((days) => ({ value: days, label: `${days} days` }));

/** The jobs and the subject for the advisor. The last input is restored. */
export function AdvisorForm({ advisor }: { advisor: Strategic }) {
  const last = advisor.variables;
  const [competes, setCompetes] = useState(last?.include_competitive_analysis ?? false);
  const form = useForm({
    schema: StrategicInsightsBody,
    initial: {
      time_range: String(last?.time_range ?? 30),
      department_filter: last?.department_filter ?? '',
      skill_category: last?.skill_category ?? '',
    },
    send: (body) => advisor.mutateAsync({ ...body, include_competitive_analysis: competes }),
  });
  return (
    <Card aria-label="Ask the advisor" className="px-5 py-4">
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        aria-label="Ask the advisor"
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Select
            label="Time range"
            tall
            name="time_range"
            value={form.values.time_range}
            options={RANGES}
            onChoose={(days) => form.fill('time_range', days)}
          />
          <Field
            label="Department"
            optional
            tall
            hint="Jobs whose title or text names it."
            {...form.bind('department_filter')}
          />
          <Field
            label="Skill category"
            optional
            tall
            hint="Such as “Front-end development” or “certification”."
            {...form.bind('skill_category')}
          />
        </div>
        <Switch
          label="Include competitive analysis"
          hint="Adds what your jobs say about their scarcest skill, and public statistics where they are loaded."
          checked={competes}
          onChange={setCompetes}
          className="mt-4"
        />
        <AskButton label="Find insights" busy={form.busy} />
        <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
      </form>
    </Card>
  );
}
