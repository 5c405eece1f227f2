import { isLeftOut } from './before/left-out';
import type { Invitee, InviteValues } from './invite-form';
import { lineOf, parsePeople } from './parse-people';
import { addressesOf, type PickedPerson, type Picking } from './picked-people';

/** Whom the form holds after a sending that did not reach everybody: who is still open, and who was left out. */
export function whoStays(
  values: InviteValues,
  picking: Picking,
  open: readonly Invitee[],
): { picked: PickedPerson[]; people: string } {
  const { people } = parsePeople(values.people, addressesOf(picking.invited));
  const picked = picking.invited.filter(
    ({ id, email }) => isLeftOut(values, email) || open.some((one) => one.picked?.id === id),
  );
  const typed = people.filter(
    ({ email }) => isLeftOut(values, email) || open.some((one) => one.person?.email === email),
  );
  return { picked: [...picked, ...picking.left], people: typed.map(lineOf).join('\n') };
}

/** How many stay selected where they were picked, once those who fit were invited; none if all of them fitted. */
export function stillSelected(values: InviteValues, { invited, left }: Picking): number {
  if (left.length === 0) return 0;
  return left.length + invited.filter(({ email }) => isLeftOut(values, email)).length;
}
