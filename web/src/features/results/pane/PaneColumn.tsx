import { type ReactNode, useId, useRef } from 'react';
import { Splitter } from '../../../ui/Splitter';
import { useWidth } from '../../../ui/use-width';
import { LEAST, MOST } from './use-pane-width';

type PaneColumnProps = {
  className: string;
  onResize: (width: number) => void;
  onReset: () => void;
  children: ReactNode;
};

/** The evidence as a separate column; its edge can be dragged. */
export function PaneColumn({ className, onResize, onReset, children }: PaneColumnProps) {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  const width = useWidth(column);
  return (
    <aside ref={column} id={id} aria-label="Candidate" className={className}>
      <Splitter
        label="Width of the evidence"
        controls={id}
        width={width ?? LEAST}
        least={LEAST}
        most={MOST}
        onResize={onResize}
        onReset={onReset}
      />
      {children}
    </aside>
  );
}
