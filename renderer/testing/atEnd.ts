const ends: (() => void)[] = [];

/** Registers cleanup for something a test would leave running: event listeners, timers, and whatever they retain. */
export function atEnd(end: () => void): void {
  ends.push(end);
}

/** Runs all cleanups after the rendered tree is gone. */
export function endAll(): void {
  for (const end of ends.splice(0)) end();
}
