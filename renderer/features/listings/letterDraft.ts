const keyOf = (userId: string, listingId: string): string => `haven:letter:${userId}:${listingId}`;

/** What somebody has begun to write to a broker; it waits in this tab while a plan comes between. */
export function keptLetter(userId: string, listingId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId, listingId)) ?? '';
  } catch {
    return '';
  }
}

export function keepLetter(userId: string, listingId: string, letter: string): void {
  try {
    if (letter === '') sessionStorage.removeItem(keyOf(userId, listingId));
    else sessionStorage.setItem(keyOf(userId, listingId), letter);
  } catch {
    // A browser without storage keeps it as long as the form is open.
  }
}
