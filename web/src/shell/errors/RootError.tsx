import { useLayoutEffect } from 'react';
import { Button } from '../../ui/Button';
import { arrive } from '../arrival';

/** The last net: the error page itself failed. It uses nothing that could fail again. */
export function RootError() {
  useLayoutEffect(arrive, []);
  return (
    <main className="mx-auto max-w-[560px] px-4 py-24 text-center">
      <h1 className="text-28 font-strong">Unexpected Application Error!</h1>
      <p className="mt-2 mb-6 text-ink-2">Reloading the page usually helps. Your draft is saved.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
