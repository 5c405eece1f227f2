import type { Palette } from '../../features/palette/Palette';
import { useTypedAhead } from './use-typed-ahead';

type AwaitedPaletteProps = {
  /** Null while it is fetched. */
  part: { Palette: typeof Palette } | null;
  onClose: () => void;
};

/** The palette, starting with what was typed while it was loading. */
export function AwaitedPalette({ part, onClose }: AwaitedPaletteProps) {
  const typed = useTypedAhead(part === null, onClose);
  return part && <part.Palette typedAhead={typed} onClose={onClose} />;
}
