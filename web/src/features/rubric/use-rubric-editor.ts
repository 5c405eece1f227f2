import type { JobRequirement, Span } from '@candor/domain/model/match';
import { type Fix, lintRequirements } from '@candor/domain/rules/requirement-lint';
import {
  applyEdits,
  type DraftLine,
  editsOf,
  mergeLines,
  type RubricEdits,
} from '@candor/domain/rules/rubric-edits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHistory } from '../../ui/use-history';
import { useUndoKeys } from '../../ui/use-undo-keys';
import { fixLines } from './edit-lines';
import { labelLines } from './label-lines';

export type RubricDraft = { jobText: string; edits: RubricEdits | null };

export type RubricEditing = ReturnType<typeof useRubricEditor>;

/**
 * The lines of a job during editing: the reading with the edits applied, what deserves a look, and every step back.
 */
export function useRubricEditor(
  start: RubricDraft,
  requirements: readonly JobRequirement[],
  onChange: (draft: RubricDraft) => void,
) {
  const history = useHistory(start);
  const { now } = history;
  useUndoKeys(history.undo, history.redo);
  const report = useRef(onChange);
  report.current = onChange;
  const told = useRef(now);
  useEffect(() => {
    if (told.current === now) return;
    told.current = now;
    report.current(now);
  }, [now]);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Span | null>(null);
  const { lines, lost } = useMemo(
    () => applyEdits(requirements, now.edits),
    [requirements, now.edits],
  );
  const labelled = useMemo(() => labelLines(lines), [lines]);
  const findings = useMemo(() => lintRequirements(now.jobText, lines), [now.jobText, lines]);

  const edit = (change: (lines: readonly DraftLine[]) => DraftLine[]) =>
    history.change((draft) => {
      const edits = editsOf(change(applyEdits(requirements, draft.edits).lines), requirements);
      return { ...draft, edits };
    });
  const fix = (by: Fix) => {
    if (by.type === 'show') return setShown(by.span);
    if (by.type !== 'replace') return edit((held) => fixLines(held, by));
    const { start: from, end } = by.span;
    history.change((draft) => ({
      ...draft,
      jobText: draft.jobText.slice(0, from) + by.text + draft.jobText.slice(end),
    }));
  };
  const select = (key: string, on: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      if (on) next.add(key);
      else next.delete(key);
      return next;
    });
  const merge = () => {
    edit((held) => mergeLines(held, selected));
    setSelected(new Set());
  };
  const present = lines.filter(({ key }) => selected.has(key)).length;
  return {
    history,
    lines: labelled,
    lost,
    findings,
    jobText: now.jobText,
    isEdited: now.edits !== null,
    selected,
    selectedCount: present,
    chosen,
    shown,
    edit,
    fix,
    select,
    merge,
    choose: setChosen,
    reset: () => history.change((draft) => ({ ...draft, edits: null })),
  };
}
