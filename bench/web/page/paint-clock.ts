/** What must be different on the screen before an action counts as done. */
export type Change = {
  selector: string;
  /** The words of all that the selector finds, or the first element itself (a new one, not the old one with new words). */
  by: 'words' | 'element';
};

/**
 * Runs in the page: waits for the next input of this kind and then for the frame that shows the change.
 * The promise in `window.candorPainted` answers the milliseconds from the moment at which the browser
 * stamped the input until that frame was painted, and fails where nothing changes for ten seconds. A bare
 * press of a modifier key is no input.
 */
export function armPaintClock(input: 'click' | 'keydown', change: Change): void {
  const state = (): unknown => {
    const found = [...document.querySelectorAll(change.selector)];
    return change.by === 'element' ? found[0] : found.map((each) => each.textContent).join('|');
  };
  const before = state();
  const painted = new Promise<number>((resolve, reject) => {
    const listen = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key === 'Control') return;
      window.removeEventListener(input, listen, true);
      const look = (): void => {
        const now = state();
        if (!now || now === before) {
          requestAnimationFrame(look);
          return;
        }
        // Callbacks of a frame run before it is painted; the next message is handled after.
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        afterPaint.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(input, listen, true);
    setTimeout(() => reject(new Error(`${input} changed no ${change.selector}`)), 10_000);
  });
  // Whoever waits hears of the failure; until somebody does, it is none of the page.
  painted.catch(() => undefined);
  Object.assign(window, { candorPainted: painted });
}
