const OPEN = 'haven:tour';
const AGAIN = 'haven:tour-again';

/** The user with an open tour on this page. It is not stored, so a reload never opens the tour. */
let openFor: string | null = null;

export const isTourOpen = (userId: string): boolean => openFor === userId;

export function openTour(userId: string): void {
  openFor = userId;
  dispatchEvent(new Event(OPEN));
}

export function markTourClosed(): void {
  openFor = null;
}

/** Restarts the tour from the first step. */
export const restartTour = (): boolean => dispatchEvent(new Event(AGAIN));

export function onTourRestart(listener: () => void): () => void {
  addEventListener(AGAIN, listener);
  return () => removeEventListener(AGAIN, listener);
}

export function onTourOpened(listener: () => void): () => void {
  addEventListener(OPEN, listener);
  return () => removeEventListener(OPEN, listener);
}
