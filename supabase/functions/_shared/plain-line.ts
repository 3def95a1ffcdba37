/** Returns the start of a text as one line, without characters that the database can't store. */
export const toPlainLine = (text: string | undefined, longest: number): string =>
  Array.from(
    (text ?? '').slice(0, 2 * longest).replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, ' '),
  )
    .slice(0, longest)
    .join('')
    .trim();
