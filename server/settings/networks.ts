import { isIP, isIPv4 } from 'node:net';

/** Names that the web server knows for networks (@fastify/proxy-addr). */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether the web server understands this as an address or a network: `10.0.0.1`, `10.0.0.0/8`, `10.0.0.0/255.0.0.0`, `fd00::/8`. */
export function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (/^\d{1,3}$/.test(range)) return isWithin(Number(range), version === 4 ? 32 : 128);
  return version === 4 && isIPv4(range) && /^1+0*$/.test(bitsOf(range));
}

const isWithin = (range: number, most: number) => range > 0 && range <= most;

const bitsOf = (mask: string) =>
  mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
