export type HealthWord = 'healthy' | 'unhealthy' | 'degraded' | 'checking';
export type HealthLabel = 'Online' | 'Slow' | 'Offline' | 'Checking' | 'Unknown';

/** A healthy response that takes longer than this is slow. */
export const SLOW_ABOVE_MS = 2000;

/** The word for a health reading; one unknown to this version is Unknown. */
export function healthLabel(word: string | null, responseMs: number | null): HealthLabel {
  if (word === 'healthy')
    return responseMs !== null && responseMs > SLOW_ABOVE_MS ? 'Slow' : 'Online';
  if (word === 'degraded') return 'Slow';
  if (word === 'unhealthy') return 'Offline';
  if (word === 'checking') return 'Checking';
  return 'Unknown';
}

/** A response time in the three displayed levels. */
export function responseTimeLabel(responseMs: number): '<500ms' | '<2s' | '>2s' {
  if (responseMs < 500) return '<500ms';
  return responseMs <= SLOW_ABOVE_MS ? '<2s' : '>2s';
}
