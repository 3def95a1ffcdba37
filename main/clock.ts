/** Cancels a pending timer; no effect once it ran. */
export type Cancel = () => void;

/** Clock used by the modules of this process, so that tests can control time. */
export interface Clock {
  now(): number;
  after(milliseconds: number, work: () => void): Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
