import { useState } from 'react';
import { useActions } from '../../ui/actions/use-actions';
import { AwaitedPalette } from './AwaitedPalette';
import { KeyListener } from './KeyListener';
import { useAppActions } from './use-app-actions';
import { usePart } from './use-part';

const fetchPalette = () => import('../../features/palette/Palette');
const fetchShortcuts = () => import('./ShortcutDialog');

/** The keyboard of the application: its keys, the palette and the list of shortcuts. */
export function Commands() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useActions(
    useAppActions({
      openPalette: () => setOpen('palette'),
      openShortcuts: () => setOpen('shortcuts'),
    }),
  );
  const palette = usePart(fetchPalette, open === 'palette');
  const shortcuts = usePart(fetchShortcuts, open === 'shortcuts');
  return (
    <>
      <KeyListener paused={open !== null} />
      {open === 'palette' && <AwaitedPalette part={palette} onClose={close} />}
      {open === 'shortcuts' && shortcuts && <shortcuts.ShortcutDialog onClose={close} />}
    </>
  );
}
