import { endpoint } from '@candor/domain/api/endpoint';
import { system } from '@candor/domain/api/system';
import { messages } from '@candor/domain/messages';
import { HealthReading as Answer } from '@candor/domain/model/health';
import { type HealthLabel, healthLabel, responseTimeLabel } from '@candor/domain/rules/health';
import { useEffect, useRef } from 'react';
import { asClientError, ClientError } from '../../api/client-error';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';
import { useOnline } from '../../session/use-online';
import { useHidden } from '../../ui/use-hidden';

const PAUSE_MS = 30_000;

export type HealthReading = {
  label: HealthLabel;
  speed: string | null;
  /** What to say when the check itself went wrong. */
  problem: string | null;
  /** What the service says is wrong with it, if it does. */
  trouble: string | null;
  /** When the service was last checked; null before its first response. */
  checkedAt: string | null;
  retry: () => void;
};

/**
 * The health of the service: checked 30 s after each response while the tab is visible, once when it becomes visible
 * again, and on retry. Without a network nothing is checked, and what the last check found is no longer claimed.
 */
export function useHealth(): HealthReading {
  const { data, error, again: retry } = useAnswer(askHealth);
  const online = useOnline();
  const hidden = useHidden();
  useWhilePresent(error ?? data, retry, !hidden && online);
  const unknown = { speed: null, trouble: null, checkedAt: null, retry };
  if (!online) return { ...unknown, label: 'Offline', problem: null };
  if (error) return { ...unknown, label: 'Offline', problem: error.message };
  if (!data) return { ...unknown, label: 'Checking', problem: null };
  const { status, response_time_ms, error_message, timestamp } = data;
  return {
    label: healthLabel(status, response_time_ms),
    speed: response_time_ms === null ? null : responseTimeLabel(response_time_ms),
    problem: null,
    trouble: error_message,
    checkedAt: timestamp,
    retry,
  };
}

/** Any response is better than none: the page reads no more of it than it shows. */
const READ = endpoint({ ...system.health, ok: { status: 200, body: Answer } });

async function askHealth(api: Api, signal: AbortSignal): Promise<Answer> {
  try {
    return await api.call(READ, { signal, once: true });
  } catch (cause) {
    throw asClientError(cause).code === 'timeout'
      ? new ClientError({ code: 'timeout', message: messages.healthTimeout, cause })
      : new ClientError({ code: 'health_check_failed', message: messages.healthFailed, cause });
  }
}

/**
 * Repeats something 30 s after each response while somebody can see it and there is a network, and when that is so
 * again. It counts from the response: a check that takes its whole 30 s would otherwise be abandoned for the next one
 * and never be reported.
 */
function useWhilePresent(answer: unknown, repeat: () => void, present: boolean): void {
  const wasPresent = useRef(present);
  useEffect(() => {
    if (!wasPresent.current && present) repeat();
    wasPresent.current = present;
  }, [present, repeat]);
  useEffect(() => {
    if (!present || !answer) return;
    const timer = setTimeout(repeat, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [present, answer, repeat]);
}
