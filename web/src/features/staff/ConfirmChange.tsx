import type { BodyInput } from '@candor/domain/api/endpoint';
import type { staff } from '@candor/domain/api/staff';
import type { StaffUserDetail } from '@candor/domain/model/staff';
import { PLANS } from '@candor/domain/rules/plans';
import { asClientError } from '../../api/client-error';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

export type GraveChange = BodyInput<typeof staff.change>;

/** Whether a change is worth a question first: another plan begins a new period, a suspension stops somebody's work. */
export function isGrave({ plan_type, suspended }: GraveChange): boolean {
  return plan_type !== undefined || suspended === true;
}

type ConfirmChangeProps = {
  user: StaffUserDetail;
  change: GraveChange;
  busy: boolean;
  problem: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/** Names the account and what happens to it. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { user, change, busy, problem, onConfirm, onClose } = props;
  const { plan_type: plan, suspended } = change;
  return (
    <ConfirmDialog
      open
      title={suspended ? 'Suspend this account?' : 'Change the plan?'}
      verb={suspended ? 'Suspend account' : 'Change plan'}
      keep="Keep it"
      busy={busy}
      problem={problem ? asClientError(problem).message : null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="font-medium wrap-anywhere text-ink">{user.email}</p>
      {plan && (
        <p className="mt-2">
          {PLANS[user.plan_type].name} becomes {PLANS[plan].name} at once. A new period begins now;
          what was used in the old one still counts. This cannot be undone exactly.
        </p>
      )}
      {suspended && (
        <p className="mt-2">
          Its pages, its API keys and the links that it shared stop at once. Nothing is deleted, and
          the owner can still export, pay and leave. You can take it back.
        </p>
      )}
    </ConfirmDialog>
  );
}
