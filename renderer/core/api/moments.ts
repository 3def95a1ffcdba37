const moments = new WeakMap<AbortSignal, string>();

/** Keeps when a question began, by the server's own clock: of several of one call the first. */
export function noteMoment(signal: AbortSignal | null | undefined, moment: string | null): void {
  if (signal && moment !== null && !moments.has(signal)) moments.set(signal, moment);
}

export const momentOf = (signal: AbortSignal): string | undefined => moments.get(signal);
