import { useRef } from 'react';

/** Speaks each new stage and each quarter of the way, and nothing in between. */
export function ProgressAnnouncer({ stage, percent }: { stage: string; percent: number }) {
  const quarter = Math.floor(percent / 25) * 25;
  const spoken = useRef({ stage, quarter, text: '' });
  const last = spoken.current;
  if (last.stage !== stage || last.quarter !== quarter) {
    spoken.current = { stage, quarter, text: last.stage !== stage ? stage : `${quarter}%` };
  }
  return (
    <span role="status" className="sr-only">
      {spoken.current.text}
    </span>
  );
}
