/** What screens tell of a visit. What counts it is loaded late, so that no screen is made of it. */
const visits = () => import('./visits.ts');
/** A visit that is not counted is nobody's loss. */
const nothing = () => undefined;

/** Communities were looked for by words, and so many were found. */
export function tellSearch(words: string, found: number): void {
  void visits().then(({ noteSearch }) => noteSearch(words, found), nothing);
}

/** Somebody made an account. */
export function tellSignUp(): void {
  void visits().then(({ noteSignUp }) => noteSignUp(), nothing);
}
