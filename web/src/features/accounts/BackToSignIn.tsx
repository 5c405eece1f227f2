import { paths } from '../../paths';
import { PageLink } from '../../ui/PageLink';

/** The look of what leads back to sign-in, below the one button of its page. */
export const BACK_TO_SIGN_IN =
  'text-center text-13 font-medium text-accent-ink hover:underline pointer-coarse:py-3';

/** Back to sign-in, for users who remember their password after all. */
export function BackToSignIn() {
  return (
    <PageLink href={paths.login} className={BACK_TO_SIGN_IN}>
      Back to sign in
    </PageLink>
  );
}
