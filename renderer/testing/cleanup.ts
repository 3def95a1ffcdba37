const ends: (() => void)[] = [];

/** Registers cleanup for something a test would leave running: event listeners, timers, and whatever they retain. */
export function addCleanup(end: () => void): void {
  ends.push(end);
}

/** Runs all cleanups after the rendered tree is gone. */
export function runCleanups(): void {
  for (const end of ends.splice(0)) end();
}
