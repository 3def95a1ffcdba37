const wanted = new Set<() => void>();
const rated = new Set<() => void>();

function hear(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let isAsked = false;

/** Opens the dialog for rating the exchange as soon as it is loaded; can be called from anywhere. */
export function openRatingDialog(): void {
  isAsked = wanted.size === 0;
  for (const listener of wanted) listener();
}

export function onRatingRequested(listener: () => void): () => void {
  if (isAsked) listener();
  isAsked = false;
  return hear(wanted, listener);
}

/** Notifies components that show ratings of a new or changed rating. */
export function notifyRated(): void {
  for (const listener of rated) listener();
}

export const onRated = (listener: () => void): (() => void) => hear(rated, listener);
