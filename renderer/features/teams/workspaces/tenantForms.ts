import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { z } from '../../../ui/form/schema.ts';
import { requiredLine } from '../../../ui/form/textSchemas.ts';

/** Same rules as the database: a one-line name. */
export const workspaceName = requiredLine(120, 'Enter a name.');

/** The error message of one field, if the server rejected that field. */
export const getServerFieldError = (error: unknown, code: 'HXTNR' | 'HXTSR'): string | undefined =>
  isDataError(error) && error.code === code ? dataErrorMessage(error) : undefined;

export const invitationSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(320, 'Enter an email like name@company.com.'),
      z.email('Enter an email like name@company.com.'),
    ),
  as: z.enum(['member', 'admin']),
});

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
