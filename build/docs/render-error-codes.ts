import { heading, linkToSchema, markdownTable } from './markdown.ts';
import type { RaisedError } from './parse-errors.ts';
import { groupBy } from './sql.ts';

const MAX_MESSAGES = 3;

/** Returns the document of our own SQLSTATEs. */
export function renderErrorCodes(errors: readonly RaisedError[]): string {
  const rows = [...groupBy(errors, ({ code }) => code)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, raised]) => [
      `\`${code}\``,
      unique(raised.map(({ sentence }) => sentence))
        .slice(0, MAX_MESSAGES)
        .join(' / '),
      unique(raised.map(({ file }) => linkToSchema(file))).join(', '),
    ]);
  return [
    heading(
      'Error codes',
      `the SQLSTATEs that the schema defines, with up to ${MAX_MESSAGES} messages each and the files that raise them`,
    ),
    markdownTable(['Code', 'Messages', 'Files'], rows),
  ].join('\n');
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
