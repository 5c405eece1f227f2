import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Every address of a name, asked for once. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** A name led to an address that nobody may be sent to. The message stays inside: it would tell who lives in our network. */
export class AddressRefused extends Error {
  constructor() {
    super('An address is not public.');
    this.name = 'AddressRefused';
  }
}

/** What an operator may open: networks of a company's own, and this machine. */
const OPENED = new Set(['private', 'loopback', 'carrierGradeNat', 'uniqueLocal']);

/** Where clouds tell a machine its secrets, outside of the link-local range: Azure, Alibaba, Oracle and AWS. */
const METADATA = ['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'];

/** All of IPv6 that is routed on the internet (RFC 4291); what is embedded or translated lies outside, but for the named ranges. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/** The machine's own resolver, as every other program uses it. */
export const systemResolve: Resolve = (host) => dns.lookup(host, { all: true });

/**
 * Whether a connection may be made to an address that somebody else named: it is on the internet, or in a private network that
 * the operator opened. Machines' metadata never are.
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
 * The addresses that a host may be reached at. Connect to these and not to the name: it may lead elsewhere a moment later.
 *
 * @throws AddressRefused when one of them may not be reached, the resolver's error when there is none.
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
