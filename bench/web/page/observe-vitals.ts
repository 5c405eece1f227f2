/**
 * Runs in the page from its first moment: collects what the browser reports of paints, shifts and inputs
 * in `window.candorVitals`, in the shape that `read-vitals.ts` reads. The entry types are those of the
 * Largest Contentful Paint, Layout Instability and Event Timing specifications.
 */
export function observeVitals(): void {
  const seen = {
    largestPaint: 0,
    shifts: [] as { at: number; value: number }[],
    inputs: [] as { interaction: number; duration: number }[],
  };
  Object.assign(window, { candorVitals: seen });
  const numberOf = (entry: PerformanceEntry, key: string): number =>
    Number(Reflect.get(entry, key) ?? 0);

  const watch = (type: string, take: (entry: PerformanceEntry) => void, threshold?: number) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(threshold !== undefined && { durationThreshold: threshold }),
    });
  };
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    // A shift right after an input is an answer, not a disturbance.
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    seen.shifts.push({ at: entry.startTime, value: numberOf(entry, 'value') });
  });
  watch(
    'event',
    (entry) => {
      const interaction = numberOf(entry, 'interactionId');
      if (interaction > 0) seen.inputs.push({ interaction, duration: entry.duration });
    },
    // The shortest that a browser reports.
    16,
  );
}
