import type { DraftLine } from '@candor/domain/rules/rubric-edits';
import { GROUP_TITLE, GROUPS } from '../../ui/score/requirement-group';
import { EditorLine } from './EditorLine';
import type { LabelledLine } from './label-lines';

type LineGroupsProps = {
  lines: readonly LabelledLine[];
  selected: ReadonlySet<string>;
  chosen: string | null;
  onSelect: (key: string, on: boolean) => void;
  onChoose: (key: string) => void;
  onEdit: (change: (lines: readonly DraftLine[]) => DraftLine[]) => void;
  onTeach: (words: string) => void;
};

/** The lines in the groups and the order in which results show them. */
export function LineGroups(props: LineGroupsProps) {
  const { lines, selected, chosen, onSelect, onChoose, onEdit, onTeach } = props;
  return GROUPS.map((name) => {
    const group = lines.filter((line) => line.group === name);
    if (group.length === 0) return null;
    return (
      <section key={name} className="mb-4">
        <h3 className="-mx-2 border-b border-border px-2 pb-1 text-12 font-medium text-ink-3">
          {GROUP_TITLE[name]} <span className="num">{group.length}</span>
        </h3>
        <ul>
          {group.map((line, index) => (
            <EditorLine
              key={line.key}
              line={line}
              place={{
                first: index === 0,
                last: index === group.length - 1,
                only: lines.length === 1,
              }}
              selected={selected.has(line.key)}
              chosen={line.key === chosen}
              onSelect={(on) => onSelect(line.key, on)}
              onChoose={() => onChoose(line.key)}
              onEdit={onEdit}
              onTeach={onTeach}
            />
          ))}
        </ul>
      </section>
    );
  });
}
