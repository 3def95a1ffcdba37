import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { z } from '../../../ui/form/schema.ts';
import { isPlainLine, PLAIN_LINE_MESSAGE, tooLongMessage } from '../../../ui/form/textSchemas.ts';

/** Same rules as the database: a one-line name, and a subdomain valid as a host name. */
export function workspaceNameError(name: string): string | undefined {
  const typed = name.trim();
  if (typed === '') return 'Enter a name.';
  if (typed.length > 120) return tooLongMessage(120);
  return isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
}

/** The error message of one field, if the server rejected that field. */
export const getServerFieldError = (error: unknown, code: 'HXTNR' | 'HXTSR'): string | undefined =>
  isDataError(error) && error.code === code ? dataErrorMessage(error) : undefined;

const email = z.email();

export function invitationEmailError(address: string): string | undefined {
  const typed = address.trim();
  return typed.length <= 320 && email.safeParse(typed).success
    ? undefined
    : 'Enter an email like name@company.com.';
}

/** Derives a valid host name from a team name. */
export function subdomainFrom(name: string): string {
  const characters = name.normalize('NFKD').toLowerCase();
  const parts: string[] = [''];
  for (const character of characters) {
    const isPlain =
      (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
    if (isPlain) parts[parts.length - 1] += character;
    else if (character >= '\u0300' && character <= '\u036f') continue;
    else if (parts.at(-1) !== '') parts.push('');
  }
  return parts
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 40);
}
