import { InvitePage } from '../features/candidate-assessment/InvitePage';
import { useAddress } from './use-address';

/** The assessment that the address of a finished page names. */
export function LivingInvitePage() {
  const address = useAddress();
  const code = /^\/invite\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '';
  return <InvitePage code={readable(code)} address={address} />;
}

/** A code has no sign that an address would write otherwise; one that cannot be read leads nowhere anyway. */
function readable(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
