import type { SchemaFile } from './sql.ts';

export interface RaisedError {
  code: string;
  sentence: string;
  file: string;
}

const RAISE = /\braise exception '((?:[^']|'')*)'([^;]*);/g;
/** The checks of `platform/records/call_checks.sql` with their messages: they raise the code that they get. */
const CHECKS = new Map([
  ['is_repeated_save', 'Someone else changed this.'],
  ['require_same_version', 'Someone else changed this.'],
  ['require_reason', 'Enter a reason.'],
]);
const CHECK = new RegExp(
  `\\bprivate\\.(${[...CHECKS.keys()].join('|')})(\\([^;]*?'HX\\w{3}'\\))`,
  'g',
);

/** Returns each error that the schema files raise with a code of our own. */
export const parseErrors = (files: readonly SchemaFile[]): RaisedError[] =>
  files.flatMap(({ name: file, text }) =>
    [
      ...[...text.matchAll(RAISE)].map(
        ([, literal = '', options = '']) => [literal, options] as const,
      ),
      ...[...text.matchAll(CHECK)].map(
        ([, name = '', call = '']) => [CHECKS.get(name) ?? '', call] as const,
      ),
    ].flatMap(([literal, options]) =>
      [...options.matchAll(/'(HX\w{3})'/g)].map(([, code = '']) => ({
        code,
        sentence: readMessage(literal),
        file,
      })),
    ),
  );

/** Returns a message as it reads, with an ellipsis for each value. */
const readMessage = (literal: string): string =>
  literal.replaceAll("''", "'").replace(/%%?/g, (mark) => (mark === '%%' ? '%' : '…'));
