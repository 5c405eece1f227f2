import { useEffect, useState } from 'react';

/**
 * Whether this browser knows passkeys, which are kept from pages without https. Nearly all do, and pages are drawn ahead where
 * nobody can ask, so it is taken for granted until it is known.
 */
export function useCanUsePasskeys(): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => setCan(typeof window.PublicKeyCredential === 'function'), []);
  return can;
}
