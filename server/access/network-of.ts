import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address in readable form, without the part that distinguishes one machine from its neighbours.
 */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(plain)) return null;
  const [head = ''] = plain.split('::');
  const parts = [...head.split(':').filter((part) => part !== ''), '0', '0', '0'];
  return `${parts.slice(0, 3).join(':')}:x`;
}
