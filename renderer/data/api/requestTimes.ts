const timestamps = new WeakMap<AbortSignal, string>();

/** From the page's first response, which it waits for before any other request. */
let first: string | undefined;

/** Stores when a request started by the server's clock; for a call with several requests, the first. */
export function recordRequestTime(
  signal: AbortSignal | null | undefined,
  timestamp: string | null,
): void {
  if (timestamp === null) return;
  first ??= timestamp;
  if (signal && !timestamps.has(signal)) timestamps.set(signal, timestamp);
}

export const getRequestTime = (signal: AbortSignal): string | undefined => timestamps.get(signal);
export const getFirstRequestTime = (): string | undefined => first;
