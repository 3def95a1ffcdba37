const requestListeners = new Set<() => void>();
const rated = new Set<() => void>();

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let isRequested = false;

/** Opens the dialog for rating the exchange as soon as it is loaded; can be called from anywhere. */
export function openRatingDialog(): void {
  isRequested = requestListeners.size === 0;
  for (const listener of requestListeners) listener();
}

export function onRatingRequested(listener: () => void): () => void {
  if (isRequested) listener();
  isRequested = false;
  return subscribe(requestListeners, listener);
}

/** Notifies components that show ratings of a new or changed rating. */
export function notifyRated(): void {
  for (const listener of rated) listener();
}

export const onRated = (listener: () => void): (() => void) => subscribe(rated, listener);
