/** Where the virus scanner listens. */
export type ScannerPlace = { host: string; port: number } | { path: string };

/** The port that clamd's documentation names. */
const USUAL_PORT = 3310;

/** The place of an address such as tcp://scanner:3310 or unix:/run/clamav/clamd.ctl; null for anything else. */
export function scannerPlaceOf(address: string): ScannerPlace | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname };
  if (protocol !== 'tcp:' || hostname === '') return null;
  // An address of IPv6 stands in brackets in a URL alone.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? USUAL_PORT : Number(port) };
}
