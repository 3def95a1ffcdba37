import { readOneKept, writeKept } from '../../core/kept/kept.ts';

const OPEN = 'tour-open';
const EVENT = 'haven:tour';
const AGAIN = 'haven:tour-again';

/** Whether a tour was open in this browser when the page was left. */
export const isTourOpen = (userId: string): boolean => readOneKept(userId, OPEN) === true;

export function openTour(userId: string): void {
  writeKept(userId, OPEN, true);
  dispatchEvent(new Event(EVENT));
}

export const noteTourClosed = (userId: string): boolean => writeKept(userId, OPEN, null);

/** Forgets how far somebody is, and begins anew. */
export const askForTour = (): boolean => dispatchEvent(new Event(AGAIN));

export function onTourAsked(listener: () => void): () => void {
  addEventListener(AGAIN, listener);
  return () => removeEventListener(AGAIN, listener);
}

export function onTourOpened(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
