import { PLANS, PlanType } from './plans';

type Value = string | number | boolean | null;

/** One change to an account, in words. `before` is null if it is not known. */
export type ContractLine = { label: string; before: string | null; after: string };

type Words = (value: Value, dayOf: (iso: string) => string) => string;

const count: Words = (value) => (value === null ? 'the plan’s own' : String(value));
const yesOrNo: Words = (value) => (value === true ? 'yes' : 'no');
const day: Words = (value, dayOf) => (typeof value === 'string' ? dayOf(value) : 'none');
const plan: Words = (value) => {
  const known = PlanType.safeParse(value).data;
  return known ? PLANS[known].name : String(value);
};

const KNOWN: Readonly<Record<string, { label: string; words: Words }>> = {
  plan: { label: 'Plan', words: plan },
  billing: { label: 'Billing', words: String },
  candidates: { label: 'Candidates in a period', words: count },
  keys: { label: 'API keys', words: count },
  batch: { label: 'Largest batch', words: count },
  invitationCredits: { label: 'Invitation credits', words: count },
  partner: { label: 'Integration partner', words: yesOrNo },
  trialEndsAt: { label: 'End of the trial', words: day },
  confirmed: { label: 'E-mail confirmed', words: yesOrNo },
  suspended: { label: 'Suspended', words: yesOrNo },
  staff: { label: 'Support staff', words: yesOrNo },
};

/** The changes recorded in an entry about an account's contract, in a fixed order. Unknown values are left out. */
export function contractLines(
  details: Readonly<Record<string, Value>>,
  dayOf: (iso: string) => string,
): ContractLine[] {
  return Object.entries(KNOWN).flatMap(([name, { label, words }]) => {
    const [after, before] = [details[name], details[`before.${name}`]];
    if (after === undefined) return [];
    return [
      {
        label,
        after: words(after, dayOf),
        before: before === undefined ? null : words(before, dayOf),
      },
    ];
  });
}

/** One line as a sentence: `Plan: Enterprise (was Trial)`. */
export function contractSentence({ label, before, after }: ContractLine): string {
  return before === null ? `${label}: ${after}` : `${label}: ${after} (was ${before})`;
}
