import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type PrintSheetProps = {
  /** The title of the page while it prints, which becomes the PDF's name. */
  title: string;
  /** Printed, or cancelled. */
  onDone: () => void;
  children: ReactNode;
};

/** Prints only its children, in paper colours, whatever is on screen. Opens the print dialog once when mounted. */
export function PrintSheet({ title, onDone, children }: PrintSheetProps) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    // In the next frame the sheet has its layout and the dialog that asked for it is closed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finish);
      document.title = before;
    };
  }, [title]);
  return createPortal(
    <div className="print-sheet" data-theme="light">
      {children}
    </div>,
    document.body,
  );
}
