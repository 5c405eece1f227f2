import { Button } from '../../../ui/Button';

type PeopleLinksProps = {
  label: string;
  ids: readonly string[];
  nameOf: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Links to some people, on one line. */
export function PeopleLinks({ label, ids, nameOf, onOpen }: PeopleLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2">
      {ids.map((id) => (
        <li key={id}>
          <Button variant="link" size="sm" className="px-0!" onClick={() => onOpen(id)}>
            {nameOf(id)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
