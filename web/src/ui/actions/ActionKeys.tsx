import { Kbd } from '../Kbd';
import { isMac, keyNames } from './keys';

/** The keys of an action as labelled on the reader's keyboard. */
export function ActionKeys({ keys, always }: { keys: string; always?: boolean }) {
  const names = keyNames(keys, isMac(navigator.platform));
  const places = names.map((name, place) => ({ name, place }));
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {places.map(({ name, place }) => (
        <Kbd key={place} always={always}>
          {name}
        </Kbd>
      ))}
    </span>
  );
}
