const moments = new WeakMap<AbortSignal, string>();

/** Of the first answer of this page, which it waits for before it asks for anything else. */
let first: string | undefined;

/** Keeps when a question began, by the server's own clock: of several of one call the first. */
export function noteMoment(signal: AbortSignal | null | undefined, moment: string | null): void {
  if (moment === null) return;
  first ??= moment;
  if (signal && !moments.has(signal)) moments.set(signal, moment);
}

export const momentOf = (signal: AbortSignal): string | undefined => moments.get(signal);
export const firstMoment = (): string | undefined => first;
