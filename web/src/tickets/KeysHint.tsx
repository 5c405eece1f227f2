import { ENTER_SENDS } from './enter-sends';

/** What the keys do, below a field whose text is sent. A keyboard under glass has no Shift+Enter. */
export function KeysHint() {
  return <span className="pointer-coarse:hidden">{ENTER_SENDS}</span>;
}
