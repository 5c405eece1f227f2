import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/**
 * A name led to an address that may not be reached. The message stays inside, because it would reveal who lives in
 * our network.
 */
export class AddressRefused extends Error {
  constructor() {
    super('An address is not public.');
    this.name = 'AddressRefused';
  }
}

/** What an operator may allow: a company's own networks, and this machine. */
const OPENED = new Set(['private', 'loopback', 'carrierGradeNat', 'uniqueLocal']);

/** Cloud metadata services outside the link-local range: Azure, Alibaba, Oracle and AWS. */
const METADATA = ['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'];

/**
 * All of IPv6 that is routed on the internet (RFC 4291); embedded and translated addresses lie outside, except for
 * the named ranges.
 */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/** The machine's own resolver, as every other program uses it. */
export const systemResolve: Resolve = (host) => dns.lookup(host, { all: true });

/**
 * Whether a connection may be made to an address supplied by somebody else: it is on the internet, or in a private
 * network that the operator allowed. Metadata services never are.
 */
export function mayReach(address: string, allowPrivate: boolean): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (METADATA.includes(parsed.toString())) return false;
  const range = parsed.range();
  if (allowPrivate && OPENED.has(range)) return true;
  if (range !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6);
}

/**
 * The addresses at which a host may be reached. Connect to these and not to the name, which may resolve differently a
 * moment later.
 *
 * @throws AddressRefused if one of them may not be reached, or the resolver's error if there is none.
 */
export async function pinAddresses(
  host: string,
  { resolve, allowPrivate }: { resolve: Resolve; allowPrivate: boolean },
): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolve(host);
  const allowed = found.every(({ address }) => mayReach(address, allowPrivate));
  if (found.length === 0 || !allowed) throw new AddressRefused();
  return found;
}
