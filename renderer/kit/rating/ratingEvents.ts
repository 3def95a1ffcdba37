const wanted = new Set<() => void>();
const rated = new Set<() => void>();

function hear(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let isAsked = false;

/** Opens the dialog in which a member rates the exchange, from wherever; as soon as it is there. */
export function askForRating(): void {
  isAsked = wanted.size === 0;
  for (const listener of wanted) listener();
}

export function onRatingWanted(listener: () => void): () => void {
  if (isAsked) listener();
  isAsked = false;
  return hear(wanted, listener);
}

/** Tells whatever shows ratings that there is a new or another one. */
export function tellRated(): void {
  for (const listener of rated) listener();
}

export const onRated = (listener: () => void): (() => void) => hear(rated, listener);
