import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';

export const strengthLabels = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export type StrengthScore = 0 | 1 | 2 | 3 | 4;

const common =
  /pass(?:word|wort)|qwert|asdf|letmein|welcome|iloveyou|admin|haven|senior|monkey|dragon|football|summer|winter/gi;

/**
 * Estimates resistance to guessing, from 0 to 4. Length counts most; what guessers try first (common words, runs such
 * as `1234` or `aaaa`, the user's own names) counts once.
 */
export function passwordStrength(
  password: string,
  ownWords: readonly string[] = [],
): StrengthScore {
  if (password.length < PASSWORD_MIN_LENGTH) return 0;
  const bits = surprising(password, ownWords).length * Math.log2(alphabetSize(password));
  if (bits < 45) return 1;
  if (bits < 58) return 2;
  return bits < 76 ? 3 : 4;
}

/** Reduces each predictable sequence in the password to one character. */
function surprising(password: string, ownWords: readonly string[]): string {
  let rest = password.replace(common, '*');
  for (const word of ownWords) {
    if (word.length >= 3) rest = rest.replaceAll(new RegExp(escapeRegExp(word), 'gi'), '*');
  }
  return [...rest].filter((char, index, all) => !continuesRun(all, index, char)).join('');
}

/** True if the character repeats the previous one or follows it in sequence. */
function continuesRun(all: readonly string[], index: number, char: string): boolean {
  const before = all[index - 1];
  if (before === undefined) return false;
  return Math.abs((char.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

function alphabetSize(password: string): number {
  const classes: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 30],
  ];
  return classes.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
