const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether nobody on the way can read what is sent to an address: it is encrypted, or never leaves this machine. */
export function isProtected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || HERE.includes(hostname);
}
