import type { DecisionKind } from '@candor/domain/model/batch';
import {
  Braces,
  Columns2,
  EyeOff,
  Phone,
  Printer,
  Scale,
  Search,
  Send,
  Share,
  SlidersHorizontal,
  Table2,
} from 'lucide-react';
import type { Action } from '../../ui/actions/action';
import { useActions } from '../../ui/actions/use-actions';
import { DECISION, DECISIONS } from './decisions/decision-words';

type ResultActions = {
  /** The name of the person that keys act on, or how many are selected; null for nobody. */
  subject: string | null;
  step: (by: 1 | -1) => void;
  decide: (decision: DecisionKind) => void;
  select: (range: boolean) => void;
  compare: () => void;
  whatIf: () => void;
  share: () => void;
  invite: () => void;
  callSheet: () => void;
  save: (format: 'csv' | 'json') => void;
  checks: () => void;
  hideNames: () => void;
  search: () => void;
  undo: () => void;
  close: () => void;
};

/** As named in the palette and the menu of a batch. */
export const CHECK_SCORES = { label: 'Check these scores', icon: Scale };

/** Everything that can be done on the results, by key and in the palette. */
export function useResultActions(on: boolean, act: ResultActions): void {
  useActions(on ? [...personActions(act), ...batchActions(act)] : []);
}

function personActions(act: ResultActions): Action[] {
  const { subject } = act;
  if (subject === null) return [];
  const base = { scope: 'selection', group: subject, reach: 'dialogs' } as const;
  return [
    ...DECISIONS.map(
      (decision): Action => ({
        ...base,
        id: `results.${decision}`,
        label: DECISION[decision].verb,
        icon: DECISION[decision].icon,
        keys: DECISION[decision].key.toLowerCase(),
        run: () => act.decide(decision),
      }),
    ),
    { ...base, id: 'results.select', label: 'Select', keys: 'x', run: () => act.select(false) },
    {
      ...base,
      id: 'results.select-range',
      label: 'Select up to here',
      keys: 'Shift+X',
      run: () => act.select(true),
    },
    {
      ...base,
      id: 'results.invite',
      label: 'Invite to an assessment',
      icon: Send,
      run: act.invite,
    },
    {
      ...base,
      id: 'results.close',
      label: 'Close',
      keys: 'Escape',
      reach: 'page',
      inPalette: false,
      run: act.close,
    },
  ];
}

function batchActions(act: ResultActions): Action[] {
  const base = { scope: 'page', group: 'This batch', reach: 'dialogs' } as const;
  return [
    {
      ...base,
      id: 'results.next',
      label: 'Next person',
      keys: 'j',
      inPalette: false,
      run: () => act.step(1),
    },
    {
      ...base,
      id: 'results.previous',
      label: 'Previous person',
      keys: 'k',
      inPalette: false,
      run: () => act.step(-1),
    },
    { ...base, id: 'results.undo', label: 'Undo the last decision', keys: '$mod+z', run: act.undo },
    {
      ...base,
      id: 'results.compare',
      label: 'Compare',
      alias: 'Side by side',
      icon: Columns2,
      keys: 'c',
      run: act.compare,
    },
    {
      ...base,
      id: 'results.what-if',
      label: 'What-if',
      alias: 'Change the rubric, requirements, weights',
      icon: SlidersHorizontal,
      run: act.whatIf,
    },
    {
      ...base,
      id: 'results.hide-names',
      label: 'Hide or show names',
      alias: 'Anonymous',
      icon: EyeOff,
      keys: 'h',
      run: act.hideNames,
    },
    {
      ...base,
      id: 'results.search',
      label: 'Search in this batch',
      icon: Search,
      keys: '/',
      reach: 'page',
      run: act.search,
    },
    {
      ...base,
      id: 'results.call-sheet',
      label: 'Call sheet for the shortlist',
      alias: 'Print questions, phone',
      icon: Phone,
      run: act.callSheet,
    },
    { ...base, ...CHECK_SCORES, id: 'results.checks', run: act.checks },
    {
      ...base,
      id: 'results.share',
      label: 'Share',
      alias: 'Send a link',
      icon: Share,
      keys: 'Shift+S',
      run: act.share,
    },
    {
      ...base,
      id: 'results.csv',
      label: 'Export the batch as CSV',
      alias: 'Download, spreadsheet, Excel',
      icon: Table2,
      run: () => act.save('csv'),
    },
    {
      ...base,
      id: 'results.json',
      label: 'Export the batch as JSON',
      alias: 'Download, evidence',
      icon: Braces,
      run: () => act.save('json'),
    },
    {
      ...base,
      id: 'results.print',
      label: 'Print the list',
      alias: 'PDF, paper',
      icon: Printer,
      run: () => window.print(),
    },
  ];
}
