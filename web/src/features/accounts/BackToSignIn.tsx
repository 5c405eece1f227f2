import { paths } from '../../paths';
import { PageLink } from '../../ui/PageLink';

/** Back to sign-in, for users who remember their password after all. */
export function BackToSignIn() {
  return (
    <PageLink
      href={paths.login}
      className="text-center text-13 font-medium text-accent-ink hover:underline pointer-coarse:py-3"
    >
      Back to sign in
    </PageLink>
  );
}
