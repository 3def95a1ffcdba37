/** Visit events from screens. The counting code is lazy-loaded, so no screen includes it. */
const visits = () => import('./visits.ts');
/** An uncounted visit can be ignored. */
const nothing = () => undefined;

/** Reports a community search with its result count. */
export function reportSearch(query: string, found: number): void {
  void visits().then(({ recordSearch: noteSearch }) => noteSearch(query, found), nothing);
}

/** Reports a sign-up. */
export function reportSignUp(): void {
  void visits().then(({ recordSignUp: noteSignUp }) => noteSignUp(), nothing);
}
