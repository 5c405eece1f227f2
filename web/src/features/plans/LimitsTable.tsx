import type { Plan, PlanType } from '@candor/domain/rules/plans';
import { cx } from '../../ui/class-names';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { limitRows } from './limit-rows';

type LimitsTableProps = { plans: readonly Plan[]; current: PlanType | null };

/** Every limit and feature of every plan, row by row. */
export function LimitsTable({ plans, current }: LimitsTableProps) {
  return (
    <details className="mt-6 border-y border-border">
      <summary className="py-3 text-14 font-medium pointer-coarse:py-4">
        Compare limits and features
      </summary>
      <ScrollRegion label="Limits of the plans" className="pb-4">
        <table className="w-full min-w-[640px] text-13 max-sm:min-w-[480px]">
          <thead>
            <tr className="text-left text-12 text-ink-3">
              <th scope="col" className="sticky left-0 bg-bg py-2 pr-4 font-medium max-sm:w-32">
                Limit
              </th>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  className={cx('px-3 py-2 font-medium', plan.id === current && 'text-ink')}
                >
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {limitRows(plans).map((row) => (
              <tr key={row.name} className="border-t border-hairline">
                <th scope="row" className="sticky left-0 bg-bg py-2 pr-4 text-left font-normal">
                  {row.name}
                </th>
                {row.values.map((value, index) => (
                  <td key={plans[index]?.id} className="num px-3 py-2 text-ink-2">
                    {value ?? (
                      <>
                        <span aria-hidden>-</span>
                        <span className="sr-only">not included</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
