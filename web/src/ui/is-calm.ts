/** Whether nothing is to move: the device says so, or whoever chose it in the settings. */
export function isCalm(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
