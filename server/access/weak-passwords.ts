import { validationError } from '@candor/domain/errors';
import { serverMessages } from '@candor/domain/server-messages';
import { normalise } from './passwords';

/** A shorter name would occur in too many good passphrases. */
const SHORTEST_NAME = 4;
const OUR_NAME = 'candor';

/**
 * Rejects a new password that is in a list of breached ones, or contains the account's address or our name. Nothing
 * leaves the machine: the list comes with a package.
 *
 * @throws AppError 400 for the field that it was typed into.
 */
export async function refuseWeak(
  password: string,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const message = await weaknessOf(password, email);
  if (message) throw validationError([{ field, message }]);
}

async function weaknessOf(password: string, email: string): Promise<string | null> {
  const typed = normalise(password).toLowerCase();
  if (namesFrom(email).some((name) => typed.includes(name))) return serverMessages.passwordNamesYou;
  return (await stolen()).has(typed) ? serverMessages.passwordStolen : null;
}

function namesFrom(email: string): string[] {
  const [local = ''] = normalise(email).trim().toLowerCase().split('@');
  return local.length < SHORTEST_NAME ? [OUR_NAME] : [OUR_NAME, local];
}

let list: Promise<ReadonlySet<string>> | null = null;

/** The list is loaded when the first password is chosen, so a server that only signs people in never holds it. */
function stolen(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((one) => one.toLowerCase())),
  );
  return list;
}
