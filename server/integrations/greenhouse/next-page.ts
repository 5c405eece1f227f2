import { AtsUnavailable } from '../../ports/ats';

const LINK = /<([^<>]{1,4000})>([^<>]*)/g;
const IS_NEXT = /;\s*rel\s*=\s*(?:"next"|next\b)/i;

/**
 * The next address of a Link header (RFC 8288), null without one. Greenhouse accepts only a cursor, so nothing else
 * of the address is kept.
 *
 * @throws AtsUnavailable for one that leads anywhere but to the same list, because the token would be sent there.
 */
export function nextPage(header: string | null, current: URL): URL | null {
  const links = [...(header ?? '').matchAll(LINK)];
  const written = links.find(([, , parameters = '']) => IS_NEXT.test(parameters))?.[1];
  if (written === undefined) return null;
  const next = URL.canParse(written, current.href) ? new URL(written, current) : null;
  const cursor = next?.searchParams.get('cursor');
  if (!cursor || next?.origin !== current.origin || next.pathname !== current.pathname) {
    throw new AtsUnavailable();
  }
  const url = new URL(current.pathname, current.origin);
  url.searchParams.set('cursor', cursor);
  return url;
}
