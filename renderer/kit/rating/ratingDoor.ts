const wanted = new Set<() => void>();
const rated = new Set<() => void>();

function hear(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the dialog in which a member rates the exchange, from wherever. */
export function askForRating(): void {
  for (const listener of wanted) listener();
}

export const onRatingWanted = (listener: () => void): (() => void) => hear(wanted, listener);

/** Tells whatever shows ratings that there is a new or another one. */
export function tellRated(): void {
  for (const listener of rated) listener();
}

export const onRated = (listener: () => void): (() => void) => hear(rated, listener);
