import type { Invitation } from '@candor/domain/model/invitation';
import { useActions } from '../../../ui/actions/use-actions';
import { nameOf } from '../words';

type ListKeys = {
  /** The one that keys act on; null for none. */
  subject: Invitation | null;
  /**
   * Whether the detail is next to the list. Otherwise it is a sheet, which keys reach and which closes by itself.
   */
  docked: boolean;
  openCode: string | null;
  step: (by: 1 | -1) => void;
  select: () => void;
  open: () => void;
  close: () => void;
};

/** What can be done on the list of invitations, by key and in the palette. */
export function useListKeys({ subject, docked, openCode, ...act }: ListKeys): void {
  const reach = docked ? 'page' : 'dialogs';
  const page = { scope: 'page', group: 'Invitations', reach } as const;
  const group = subject === null ? 'Invitations' : nameOf(subject);
  const one = { scope: 'selection', group, reach } as const;
  const step = { ...page, inPalette: false, repeats: true } as const;
  useActions([
    ...(subject === null
      ? []
      : [
          {
            ...step,
            id: 'invitations.next',
            label: 'Next invitation',
            keys: 'j',
            run: () => act.step(1),
          },
          {
            ...step,
            id: 'invitations.previous',
            label: 'Previous invitation',
            keys: 'k',
            run: () => act.step(-1),
          },
          { ...one, id: 'invitations.select', label: 'Select', keys: 'x', run: act.select },
          { ...one, id: 'invitations.open', label: 'Open', run: act.open },
        ]),
    ...(docked && openCode !== null
      ? [
          {
            ...one,
            id: 'invitations.close',
            label: 'Close',
            keys: 'Escape',
            reach: 'page' as const,
            inPalette: false,
            run: act.close,
          },
        ]
      : []),
  ]);
}
