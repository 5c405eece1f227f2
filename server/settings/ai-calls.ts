import { PlanType } from '@candor/domain/rules/plans';

/** How many calls for findings an account of a plan has in an hour. */
export type AiCalls = Readonly<Record<PlanType, number>>;

/** What the specification has. */
const USUAL = 20;

/**
 * Reads `30`, which is for all plans, or `professional=20,enterprise=100`; null where it is neither. A plan that is not named has
 * the usual number.
 */
export function aiCallsOf(text: string): AiCalls | null {
  const all = { trial: USUAL, starter: USUAL, professional: USUAL, enterprise: USUAL };
  if (text.trim() === '') return all;
  for (const item of text.split(',').map((one) => one.trim())) {
    const found = /^(?:([a-z]+)\s*=\s*)?(\d{1,6})$/.exec(item);
    const plans = found?.[1] === undefined ? PlanType.options : [found[1]];
    for (const name of plans) {
      const plan = PlanType.safeParse(name);
      if (!found || !plan.success) return null;
      all[plan.data] = Number(found[2]);
    }
  }
  return all;
}
