import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeyPreferences } from '../../session/KeyPreferencesProvider';
import { useActionList } from '../../ui/actions/ActionProvider';
import type { Action } from '../../ui/actions/action';
import { keysFor } from '../../ui/actions/keys';
import { cx } from '../../ui/class-names';
import { Dialog } from '../../ui/Dialog';
import { plural } from '../../ui/format';
import { Kbd } from '../../ui/Kbd';
import { FoundGroups } from './FoundGroups';
import { GROUP } from './group-look';
import { Marked } from './Marked';
import { matchActions } from './matching';
import { PaletteItem } from './PaletteItem';
import { useFound } from './use-found';

const UNSEARCHED = 'Jobs and candidates could not be searched right now.';

type PaletteProps = {
  /** What was typed before it was here. */
  typedAhead: string;
  onClose: () => void;
};

/** Everything that can be done or found, by typing. What belongs to the chosen person and the page stands first. */
export function Palette({ typedAhead, onClose }: PaletteProps) {
  const [query, setQuery] = useState(typedAhead);
  const navigate = useNavigate();
  const { preferences } = useKeyPreferences();
  const found = useFound(query);
  const actions = matchActions(useActionList(), query);
  const near = actions.filter(({ scope }) => scope !== 'app');
  const general = actions.filter(({ scope }) => scope === 'app');
  const count = actions.length + found.jobs.length + found.candidates.length;

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const run = (action: Action) => {
    // The page behind takes its focus back first, so that the action may move it.
    onClose();
    setTimeout(action.run);
  };
  const groups = (list: readonly Action[]) =>
    groupsOf(list).map(({ heading, entries }) => (
      <Command.Group key={heading} heading={heading} className={GROUP}>
        {entries.map((action) => (
          <PaletteItem
            key={action.id}
            id={action.id}
            icon={action.icon}
            keys={keysFor(action, preferences)}
            onSelect={() => run(action)}
          >
            <Marked text={action.label} query={query} />
          </PaletteItem>
        ))}
      </Command.Group>
    ));

  return (
    <Dialog
      open
      onClose={onClose}
      title="Search and commands"
      hideTitle
      className="mt-[12dvh]! mb-auto! w-[min(560px,calc(100%-24px))]! p-0!"
    >
      <Command label="Search and commands" shouldFilter={false} loop>
        <div className="flex h-13 items-center gap-2.5 border-b border-border px-4">
          <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
          <Command.Input
            data-autofocus
            value={query}
            onValueChange={setQuery}
            placeholder="A person, a job, a page, an action"
            className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
          />
          <Kbd>Esc</Kbd>
        </div>
        <Command.List className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain pb-2">
          {groups(near)}
          <FoundGroups found={found} query={query} onGo={go} />
          {groups(general)}
          {count === 0 && !found.searching && !found.failed && (
            <div className="px-4 py-8 text-center text-13 text-ink-3">
              <p className="wrap-anywhere">Nothing is called “{query.trim()}”.</p>
              <p className="mt-1 text-balance">
                Try part of a name, a job title or the name of a page.
              </p>
            </div>
          )}
          {found.failed && (
            <p className={cx('px-4 text-13 text-ink-3', count === 0 ? 'py-8 text-center' : 'py-3')}>
              {UNSEARCHED}
            </p>
          )}
        </Command.List>
      </Command>
      <p role="status" className="sr-only">
        {found.searching ? 'Searching' : toldOf(count, found.failed)}
      </p>
    </Dialog>
  );
}

/** What is heard of the answer: a search that failed has not found nothing. */
function toldOf(count: number, failed: boolean): string {
  if (!failed) return plural(count, 'result');
  return count === 0 ? UNSEARCHED : `${plural(count, 'result')}. ${UNSEARCHED}`;
}

/** The actions under their headings, in the order in which the headings first appear. */
function groupsOf(actions: readonly Action[]): { heading: string; entries: Action[] }[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }));
}
