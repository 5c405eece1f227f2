import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names';
import type { GivenFile } from './given-file';
import { givenFiles } from './given-files';

type DropzoneProps = {
  /** What the button does: "Choose a CSV file". */
  label: string;
  accept: string;
  children: ReactNode;
  onChosen: (files: File[]) => void;
  /** Rejects if a file cannot be read. */
  onDropped: (given: Promise<GivenFile[]>) => void;
  /** Several may be chosen; a drop may contain several anyway. */
  several?: boolean;
  /** Accepts a drop anywhere on the page while mounted. */
  wholePage?: boolean;
  /** Set if it replaces the focused element. */
  takesFocus?: boolean;
  className?: string;
};

/**
 * Files by click or drop, folders by drop. A real button, so the keyboard works; the page lights up while something
 * is dragged.
 */
export function Dropzone(props: DropzoneProps) {
  const { label, accept, children, onChosen, onDropped, several } = props;
  const { wholePage, takesFocus, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // If the user pressed something else meanwhile, such as the submit button, that keeps the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus && isLost) button.current?.focus();
  }, [takesFocus]);
  const note = useId();
  const over = usePageDrop(onDropped, wholePage ?? false);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[10px] border border-dashed px-4 py-4 transition-colors duration-120',
        over ? 'border-accent bg-accent-soft' : 'border-border-strong bg-bg',
        className,
      )}
    >
      <button
        ref={button}
        type="button"
        aria-describedby={note}
        onClick={() => input.current?.click()}
        className="inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control border border-border bg-surface px-3 text-13 font-medium hover:bg-hover pointer-coarse:h-11"
      >
        <Upload size={16} strokeWidth={1.75} className="text-ink-2" aria-hidden />
        {label}
      </button>
      <div id={note} className="min-w-0 flex-1 basis-60 text-13 text-ink-2">
        {over ? 'Drop it here.' : children}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={several}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied so that choosing the same file again, after correcting it, counts as a change.
          event.target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
    </div>
  );
}

function usePageDrop(onDropped: DropzoneProps['onDropped'], active: boolean): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onDropped);
  latest.current = onDropped;
  useEffect(() => {
    if (!active) return;
    let depth = 0;
    const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const allow = (event: DragEvent) => {
      if (carriesFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      if (event.dataTransfer) latest.current(givenFiles(event.dataTransfer));
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [active]);
  return over;
}
