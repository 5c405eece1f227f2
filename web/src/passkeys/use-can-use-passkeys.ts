import { useEffect, useState } from 'react';

/**
 * Whether this browser supports passkeys, which are unavailable on pages without https. Nearly all do, and
 * prerendered pages cannot ask, so yes is assumed until it is known.
 */
export function useCanUsePasskeys(): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => setCan(typeof window.PublicKeyCredential === 'function'), []);
  return can;
}
