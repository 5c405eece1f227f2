import type { Config } from '@candor/server/config';
import type { Finding } from './check';

/** Whether the legal texts can say who runs this installation, where, and by which law. */
export function checkLegal({ name, address, law }: Config['operator']): Finding {
  const subject = 'Legal texts';
  const settings = { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_LAW: law };
  const missing = Object.entries(settings).flatMap(([key, value]) => (value ? [] : [key]));
  if (missing.length === 0) return { status: 'ok', subject, found: `they name ${name}` };
  return {
    status: 'warn',
    subject,
    found: 'they say to every reader that the operator is not named in full',
    fix: `Set ${missing.join(', ')}.`,
  };
}
