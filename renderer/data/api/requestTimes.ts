const moments = new WeakMap<AbortSignal, string>();

/** From the page's first response, which it waits for before any other request. */
let first: string | undefined;

/** Stores when a request started by the server's clock; for a call with several requests, the first. */
export function recordRequestTime(
  signal: AbortSignal | null | undefined,
  moment: string | null,
): void {
  if (moment === null) return;
  first ??= moment;
  if (signal && !moments.has(signal)) moments.set(signal, moment);
}

export const getRequestTime = (signal: AbortSignal): string | undefined => moments.get(signal);
export const getFirstRequestTime = (): string | undefined => first;
