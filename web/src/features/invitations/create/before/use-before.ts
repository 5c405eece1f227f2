import type { Form } from '../../../../forms/use-form';
import type { InviteValues } from '../invite-form';
import { isLeftOut, writeLeftOut } from './left-out';
import { type Known, useKnown } from './use-known';

export type Before = Known & {
  /** Whether somebody is not invited now because they were before. */
  leavesOut: (email: string | null) => boolean;
  /** Removes everybody who is known, in addition to those already removed. */
  leaveOut: () => void;
  bringBack: () => void;
};

/** Who of the people in a form was invited to its assessment before, and who is left out for it. */
export function useBefore(
  { values, fill }: Pick<Form<keyof InviteValues>, 'values' | 'fill'>,
  emails: readonly (string | null)[],
): Before {
  const { choice, assessment_id } = values;
  const addresses = emails.filter((email) => email !== null);
  const known = useKnown({ choice, assessment_id }, addresses);
  const leavesOut = (email: string | null) => isLeftOut(values, email);
  return {
    ...known,
    leavesOut,
    leaveOut: () => {
      const invited = addresses.filter((email) => known.of(email) !== null || leavesOut(email));
      fill('left_out', writeLeftOut(values, invited));
    },
    bringBack: () => fill('left_out', ''),
  };
}
