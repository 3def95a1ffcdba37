/** Returns the text without these characters at its end. `/[…]+$/` would take quadratic time on hostile text. */
export function trimTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
