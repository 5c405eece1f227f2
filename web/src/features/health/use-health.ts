import { system } from '@candor/domain/api/system';
import { messages } from '@candor/domain/messages';
import { type HealthLabel, healthLabel, responseTimeLabel } from '@candor/domain/rules/health';
import { useEffect, useRef } from 'react';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';
import { useHidden } from '../../ui/use-hidden';

const EVERY_MS = 30_000;

export type HealthReading = {
  label: HealthLabel;
  speed: string | null;
  /** What to say when the check itself went wrong. */
  problem: string | null;
  retry: () => void;
};

/** The state of the service, asked every 30 s while the tab is in sight, once when it comes back, and on retry. */
export function useHealth(): HealthReading {
  const { data, error, again: retry } = useAnswer(askHealth);
  useWhileInSight(retry);
  if (error) {
    const problem = error.code === 'timeout' ? messages.healthTimeout : messages.healthFailed;
    return { label: 'Offline', speed: null, problem, retry };
  }
  if (!data) return { label: 'Checking', speed: null, problem: null, retry };
  const { status, response_time_ms } = data;
  return {
    label: healthLabel(status, response_time_ms),
    speed: response_time_ms === null ? null : responseTimeLabel(response_time_ms),
    problem: null,
    retry,
  };
}

function askHealth(api: Api, signal: AbortSignal) {
  return api.call(system.health, { signal });
}

/** Repeats something every 30 s while the tab is in sight, and when it comes back into sight. */
function useWhileInSight(repeat: () => void): void {
  const hidden = useHidden();
  const wasHidden = useRef(hidden);
  useEffect(() => {
    if (wasHidden.current && !hidden) repeat();
    wasHidden.current = hidden;
    if (hidden) return;
    const timer = setInterval(repeat, EVERY_MS);
    return () => clearInterval(timer);
  }, [hidden, repeat]);
}
