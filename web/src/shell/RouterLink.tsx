import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** A link that the application follows without loading the page anew. */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <Link to={href} {...rest} />;
}
