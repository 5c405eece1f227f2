/**
 * A random UUID (version 4, RFC 9562). Browsers have `randomUUID` only where they call a page secure: https, or this machine.
 * An installation may also be reached by plain http within its own network.
 */
export function newId(): string {
  // The type says that it always exists.
  const browser: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  if (browser.randomUUID) return browser.randomUUID();
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  // The version stands in front of the third group, the variant in front of the fourth.
  return random.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
