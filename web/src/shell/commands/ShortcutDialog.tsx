import { useState } from 'react';
import { useKeyPreferences } from '../../session/KeyPreferencesProvider';
import { useActionList } from '../../ui/actions/ActionProvider';
import type { Action } from '../../ui/actions/action';
import { type KeyPreferences, keysFor } from '../../ui/actions/keys';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ProblemLine } from '../../ui/ProblemLine';
import { Switch } from '../../ui/Switch';
import { ShortcutRow } from './ShortcutRow';

/** Every key that does something right now, as it is registered by what is on screen; and how to change them. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { preferences, change } = useKeyPreferences();
  const keyed = useActionList().filter(({ keys }) => keys !== undefined);
  const [problem, setProblem] = useState<string | null>(null);

  const set = (action: Action, keys: string) => {
    const taken = keyed.find((other) => other.id !== action.id && holds(other, preferences, keys));
    if (taken) {
      setProblem(`${keys.toUpperCase()} is taken by “${taken.label}”.`);
      return;
    }
    setProblem(null);
    change({ ...preferences, changed: { ...preferences.changed, [action.id]: keys } });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      className="w-[min(560px,calc(100%-24px))]!"
    >
      <div className="mt-4 max-h-[min(440px,56dvh)] overflow-y-auto border-y border-border more-below">
        {groupNames(keyed).map((group) => (
          <section key={group} aria-label={group} className="py-2">
            <h3 className="py-1 text-12 font-normal text-ink-3">{group}</h3>
            <ul>
              {keyed
                .filter((action) => action.group === group)
                .map((action) => (
                  <ShortcutRow
                    key={action.id}
                    action={action}
                    keys={keysFor(action, preferences)}
                    onChange={(keys) => set(action, keys)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div role="status" className="min-h-7 pt-2">
        {problem && (
          <ProblemLine size="sm" told={false}>
            {problem}
          </ProblemLine>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Switch
          label="Plain keys"
          hint="Shortcuts of one letter or sign, without Ctrl. Turn them off if you use voice control."
          checked={preferences.plainKeys}
          onChange={(plainKeys) => change({ ...preferences, plainKeys })}
          className="min-w-0 flex-1 basis-60"
        />
        <Button
          size="sm"
          disabled={Object.keys(preferences.changed).length === 0}
          onClick={() => {
            setProblem(null);
            change({ ...preferences, changed: {} });
          }}
        >
          Reset keys
        </Button>
      </div>
    </Dialog>
  );
}

/** Whether an action has these keys, or begins with them: G alone would act on the way to G D. Keys that are off come back. */
function holds(action: Action, preferences: KeyPreferences, keys: string): boolean {
  const own = keysFor(action, { ...preferences, plainKeys: true });
  return own === keys || (own?.startsWith(`${keys} `) ?? false);
}

function groupNames(actions: readonly Action[]): string[] {
  return [...new Set(actions.map(({ group }) => group))];
}
