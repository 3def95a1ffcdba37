/** Stops what waits; without effect once it ran. */
export type Cancel = () => void;

/** Time as the modules of this process see it, so that tests can hold it. */
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
