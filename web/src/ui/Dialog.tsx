import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button';
import { cx } from './class-names';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `dialog` is centred; `sheet` slides in from the right and may fill a phone. */
  kind?: 'dialog' | 'sheet';
  hideTitle?: boolean;
  children: ReactNode;
  className?: string;
};

const KIND = {
  dialog:
    'm-auto w-[min(27.5rem,calc(100%-32px))] rounded-dialog border border-border p-6 animate-[rise-in_180ms_var(--ease-out)]',
  sheet:
    'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(35rem,100%)] max-w-none border-l border-border max-[35rem]:border-l-0 animate-[sheet-in_180ms_var(--ease-out)]',
} as const;

/**
 * A modal built on the browser's own dialog: focus starts in the first field of a form or on the element marked with
 * `data-autofocus`, stays inside, and returns to where it was. Escape closes.
 */
export function Dialog({
  open,
  onClose,
  title,
  kind = 'dialog',
  hideTitle,
  children,
  className,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    if (!element || !open) return;
    const opener = openerOf(document.activeElement);
    keepPageWidth();
    element.showModal();
    focusesFirst(element).focus({ preventScroll: true });
    return () => {
      element.close();
      // Opened by the address of the page, nothing had the focus: the page is then read from its heading.
      const back = opener ?? document.querySelector<HTMLElement>('main h1');
      back?.focus({ preventScroll: true });
    };
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step, whose content may have taken the focus away
  useEffect(() => {
    if (open && document.activeElement === document.body) box.current?.focus();
  }, [open, title]);

  if (!open) return null;
  return (
    // The click outside is a convenience in addition to Escape and the close button, which serve the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes through onCancel
    <dialog
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        const { target, currentTarget } = event;
        pressedOutside.current = target === currentTarget && isOutside(currentTarget, event);
      }}
      onClick={(event) => {
        // A text selection may end outside, and the second press of a double click that opened this arrives here.
        const { target, currentTarget, detail } = event;
        if (pressedOutside.current && target === currentTarget && detail < 2) onClose();
        pressedOutside.current = false;
      }}
      onSubmit={({ currentTarget }) => kind === 'dialog' && holdTop(currentTarget)}
      className={cx(
        'bg-surface text-ink shadow-dialog outline-none backdrop:bg-scrim',
        KIND[kind],
        className,
      )}
    >
      <div className={cx('flex items-start gap-4', hideTitle && 'sr-only')}>
        <h2 id={titleId} className="flex-1 text-16 font-strong">
          {title}
        </h2>
        {!hideTitle && (
          <IconButton
            label="Close"
            icon={X}
            onClick={onClose}
            className="-mt-1 -mr-2 pointer-coarse:-my-2.5 pointer-coarse:-mr-3.5"
          />
        )}
      </div>
      {children}
    </dialog>
  );
}

/** From now on a centred dialog grows downwards only: what its answer adds moves no button under a pointer. */
export function holdTop(dialog: HTMLElement): void {
  const top = `${(dialog.offsetTop / window.innerHeight) * 100}dvh`;
  dialog.style.marginBlock = `${top} auto`;
  dialog.style.maxHeight = `calc(100dvh - ${top} - 1rem)`;
}

/** Whether a pointer is outside the box: its own border is part of it, and the backdrop is not. */
function isOutside(
  box: HTMLElement,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Controls that need input; checkboxes and switches already have a value. */
const FIELD =
  'form :is(input:not([type=checkbox], [type=radio], [type=file]), select, textarea):enabled';

/** Where to start. The browser would choose the first button, which closes the dialog. */
function focusesFirst(dialog: HTMLElement): HTMLElement {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  return chosen ?? dialog.querySelector<HTMLElement>(FIELD) ?? dialog;
}

/** Where the focus returns to; null if nothing had it. A menu is gone by then: its button stands in for its items. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Keeps the page behind from shifting while its scrollbar is gone. A dialog over a dialog finds none to replace. */
function keepPageWidth(): void {
  if (document.querySelector('dialog[open]')) return;
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}
