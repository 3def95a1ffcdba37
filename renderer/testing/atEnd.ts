const ends: (() => void)[] = [];

/** What a test leaves running unless it is told to stop: heard events, timers, and all that these hold on to. */
export function atEnd(end: () => void): void {
  ends.push(end);
}

/** Ends it, once what was drawn is gone. */
export function endAll(): void {
  for (const end of ends.splice(0)) end();
}
