/** How far the server's clock is ahead of this device's; nothing while the server has not been heard. */
let ahead = 0;

/** A clock that is off by less is believed: an answer's time is in whole seconds, and takes a while to arrive. */
const BELIEVED_MS = 300_000;

/** From the head of an answer that comes from the server now. */
export function hearTime(date: string | null): void {
  const off = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(off)) ahead = Math.abs(off) > BELIEVED_MS ? off : 0;
}

/** The moment by the server's clock, as far as it is known: what is told by it is as old as it is. */
export const timeNow = (): Date => new Date(Date.now() + ahead);
