const LONGEST_ID = 200;

/**
 * A Greenhouse take-home test by its address; null for an address that is not Greenhouse's. It is stored, and never
 * fetched.
 */
export function takeHomeTest(
  address: string,
  hosts: readonly string[],
): { id: string; url: string } | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, password, pathname, href: url } = new URL(address);
  const isTheirs = protocol === 'https:' && hosts.includes(host) && `${username}${password}` === '';
  const id = pathname.split('/').findLast((part) => part !== '');
  return isTheirs && id !== undefined && id.length <= LONGEST_ID ? { id, url } : null;
}
