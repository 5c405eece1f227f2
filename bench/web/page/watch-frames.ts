/**
 * Runs in the page: notes the time of each frame, and how many of the rows stand in the page then, in
 * `window.candorFrames` until its `stop` is called.
 */
export function watchFrames(rowSelector: string): void {
  const times: number[] = [];
  let rows = 0;
  let running = true;
  const note = (time: number): void => {
    times.push(time);
    rows = Math.max(rows, document.querySelectorAll(rowSelector).length);
    if (running) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  const stop = () => {
    running = false;
    return { times, rows };
  };
  Object.assign(window, { candorFrames: { stop } });
}
