const KEY = 'haven.view-session';

/** Random ID for this tab, so that repeat views are not counted again. */
export function viewSession(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const created = crypto.randomUUID();
  sessionStorage.setItem(KEY, created);
  return created;
}
