import { useKeyPreferences } from '../../../session/KeyPreferencesProvider';
import { useActionList } from '../../../ui/actions/ActionProvider';
import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/Switch';

/** Whether plain keys do something, and the way to the list in which each of them can be another one. */
export function ShortcutsPart() {
  const { preferences, change } = useKeyPreferences();
  const list = useActionList().find(({ id }) => id === 'app.shortcuts');
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Switch
        label="Plain keys"
        hint="Shortcuts of one letter or sign, without Ctrl. Turn them off if you use voice control."
        checked={preferences.plainKeys}
        onChange={(plainKeys) => change({ ...preferences, plainKeys })}
        className="min-w-0 flex-1 basis-60"
      />
      {list && (
        <Button size="sm" onClick={() => list.run()}>
          Keyboard shortcuts
        </Button>
      )}
    </div>
  );
}
