const KEY = 'haven.view-session';

/** A random id for as long as this tab is open, so that looking again does not count again. */
export function viewSession(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, made);
  return made;
}
