import {
  COMPANY_SIZES,
  CompetitiveIntelligenceBody,
} from '@candor/domain/model/competitive-intelligence';
import { z } from 'zod';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { AskButton } from './AskButton';
import type { Market } from './use-advisor';

const SIZES = [
  { value: '', label: 'Any size' },
  ...COMPANY_SIZES.map((size) => ({ value: size, label: `${size} people` })),
];

/** A form has texts alone: no size is an empty one. */
const MarketQuestion = CompetitiveIntelligenceBody.extend({
  company_size: z.enum(['', ...COMPANY_SIZES]).transform((size) => (size === '' ? null : size)),
});

/** The skill to look up in the account's own jobs, and where. The last input is restored. */
export function MarketForm({ market }: { market: Market }) {
  const last = market.variables;
  const form = useForm({
    schema: MarketQuestion,
    initial: {
      skill: last?.skill ?? '',
      industry: last?.industry ?? '',
      location: last?.location ?? '',
      company_size: last?.company_size ?? '',
    },
    send: (body) => market.mutateAsync(body),
  });
  return (
    <Card aria-label="Ask about a skill" className="px-5 py-4">
      <form
        noValidate
        method={WITHOUT_SCRIPT}
        onSubmit={form.onSubmit}
        aria-label="Ask about a skill"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Skill" tall {...form.bind('skill')} />
          <Field
            label="Industry"
            tall
            hint="Jobs whose title or text names it."
            {...form.bind('industry')}
          />
          <Field label="Location" optional tall {...form.bind('location')} />
          <Select
            label="Company size"
            tall
            name="company_size"
            value={form.values.company_size}
            options={SIZES}
            onChoose={(size) => form.fill('company_size', size)}
          />
        </div>
        <AskButton label="Look it up" busy={form.busy} />
        <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
      </form>
    </Card>
  );
}
