/** How far the server's clock is ahead of this device's; 0 until a response arrives. */
let ahead = 0;

/** Smaller differences are ignored: a response's date is in whole seconds and takes a while to arrive. */
const BELIEVED_MS = 300_000;

/** Reads the date header of a fresh server response. */
export function syncServerTime(date: string | null): void {
  const off = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) > BELIEVED_MS ? off : 0;
}

/** Returns the current time by the server's clock, as far as known, so ages are correct. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
