import { guard } from '@candor/domain/rules/guard';
import { Search } from 'lucide-react';
import { KeyPreferencesProvider } from '../../session/KeyPreferencesProvider';
import { Reads } from '../../session/Reads';
import { useGuardInput } from '../../session/use-plan';
import { ActionKeys } from '../../ui/actions/ActionKeys';
import { ActionProvider, useActionList } from '../../ui/actions/ActionProvider';
import { Commands } from '../commands/Commands';
import { FindSkeleton } from './FindSkeleton';

/** A way to find something from a page outside the application's frame, for those who are signed in. */
export function FindHere() {
  return (
    <Reads>
      <Find />
    </Reads>
  );
}

/** Whom a guard stops everywhere is offered nothing that would be refused. */
function Find() {
  const outcome = guard(useGuardInput(), {});
  if (outcome === 'loading_subscription') return <FindSkeleton />;
  if (outcome !== 'open') return null;
  return (
    <ActionProvider>
      <KeyPreferencesProvider>
        <FindButton />
        <Commands />
      </KeyPreferencesProvider>
    </ActionProvider>
  );
}

/** Looks like a field because it leads to one: typing begins in the palette. */
function FindButton() {
  const open = useActionList().find(({ id }) => id === 'app.palette');
  return (
    <button
      type="button"
      onClick={() => open?.run()}
      aria-haspopup="dialog"
      className="flex h-9 w-full items-center gap-2.5 rounded-control border border-border-strong bg-surface px-3 text-left text-14 text-ink-3 hover:bg-hover pointer-coarse:h-11"
    >
      <Search size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className="flex-1">Find a person, a job or a page</span>
      <ActionKeys keys="$mod+k" />
    </button>
  );
}
