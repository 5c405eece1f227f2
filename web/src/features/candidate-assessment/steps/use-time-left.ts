import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '../../../ui/use-now';
import { minutesUntil, spokenTimeLeft } from './time-left';

const LOOKS_EVERY_MS = 5000;
/** How long before the end unsaved text is saved, in milliseconds: afterwards it would be rejected. */
const SAVES_BEFORE_MS = 4000;

export type TimeLeft = {
  minutes: number;
  /** What is said aloud now; empty for nothing. */
  spoken: string;
};

type Limited = Pick<CandidateAssessment, 'time_ends_at' | 'server_time'>;

/**
 * The minutes until the time is up, by the clock of the server; null without a limit. `save` is called right before.
 */
export function useTimeLeft(
  { time_ends_at, server_time }: Limited,
  save: () => void,
): TimeLeft | null {
  const end = useMemo(() => onThisClock(time_ends_at, server_time), [time_ends_at, server_time]);
  const now = useNow(LOOKS_EVERY_MS, end !== null);
  const minutes = end === null ? null : minutesUntil(end, now);
  const before = useRef(minutes);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (minutes === null) return;
    const text = spokenTimeLeft(before.current ?? minutes, minutes);
    before.current = minutes;
    if (text !== null) setSpoken(text);
  }, [minutes]);
  useEffect(() => {
    if (end === null) return;
    const wait = end.getTime() - Date.now() - SAVES_BEFORE_MS;
    if (wait <= 0) return;
    const timer = setTimeout(save, wait);
    return () => clearTimeout(timer);
  }, [end, save]);
  return minutes === null ? null : { minutes, spoken };
}

/** The end as the clock of this device will show it, told by the time that the server has just given. */
function onThisClock(end: string | null, serverTime: string): Date | null {
  if (end === null) return null;
  return new Date(Date.now() + new Date(end).getTime() - new Date(serverTime).getTime());
}
