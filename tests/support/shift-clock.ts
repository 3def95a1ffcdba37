/**
 * Loaded with `--import` into a backend under test: each SIGUSR2 moves its clock 40 minutes ahead, less than a session
 * lasts.
 */
const SHIFT_MS = 40 * 60_000;
const RealDate = Date;
let ahead = 0;

const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

process.on('SIGUSR2', () => {
  ahead += SHIFT_MS;
});
