import process from 'node:process';

// Loaded before the product (`node --import`): a clock that somebody sets while the process runs, by CLOCK_JUMP_MS at one signal and
// back at the next. Only the time of day jumps, as it does on a machine: what runs by the monotonic clock goes on.
const RealDate = Date;
const jump = Number(process.env.CLOCK_JUMP_MS);
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? jump : 0;
});

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (real, values, target) =>
    Reflect.construct(real, values.length === 0 ? [now()] : values, target),
  apply: () => new RealDate(now()).toString(),
  get: (real, name, receiver) => (name === 'now' ? now : Reflect.get(real, name, receiver)),
});
