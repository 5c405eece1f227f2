import { Link } from 'react-router';
import type { PageLinkProps } from '../ui/PageLink';

/** A link that the application follows without loading the page anew. */
export function RouterLink({ href, ...rest }: PageLinkProps) {
  return <Link to={href} {...rest} />;
}
