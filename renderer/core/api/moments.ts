const moments = new WeakMap<AbortSignal, string>();

/** `clock.milliseconds`: two moments can be compared where they are of one clock. */
export function compareMoments(a: string, b: string): number | undefined {
  const [clockOfA, atA] = a.split('.');
  const [clockOfB, atB] = b.split('.');
  return clockOfA === clockOfB ? Number(atA) - Number(atB) : undefined;
}

/** Of all that this page has asked. */
let first: string | undefined;

/** Keeps when a question began, by the server's own clock: of several of one call the first. */
export function noteMoment(signal: AbortSignal | null | undefined, moment: string | null): void {
  if (moment === null) return;
  if (first === undefined || (compareMoments(moment, first) ?? -1) < 0) first = moment;
  if (signal && !moments.has(signal)) moments.set(signal, moment);
}

export const momentOf = (signal: AbortSignal): string | undefined => moments.get(signal);

/** What a page asks as it is loaded is not answered in the order in which it was asked. */
const LOADING_MS = 10_000;

/** The moment of the page's first question, if the one given came while it was loaded; else that one. */
export function startOf(moment: string): string {
  const behind = first === undefined ? undefined : compareMoments(moment, first);
  return first !== undefined && behind !== undefined && behind < LOADING_MS ? first : moment;
}
