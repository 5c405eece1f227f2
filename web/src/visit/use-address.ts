import { useCallback, useEffect, useState } from 'react';

type Address = {
  search: string;
  go: (search: string, how: 'push' | 'replace') => void;
};

/** The query of the page and the way to another one, on a page without a router. */
export function useAddress(): Address {
  const [search, setSearch] = useState(() => window.location.search);
  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((to: string, how: 'push' | 'replace') => {
    if (how === 'push') window.history.pushState(null, '', to);
    else window.history.replaceState(null, '', to);
    setSearch(to);
  }, []);
  return { search, go };
}
