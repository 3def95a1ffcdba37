const STORAGE_KEY = 'haven.intendedOperatorAccess';

/** Marks, for this window, that a visitor was on their way to the operator's dashboard. */
export function markIntendedOperator(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // Without storage nobody can be told, and the redirect alone still leads back.
  }
}
