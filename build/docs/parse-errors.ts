import type { SchemaFile } from './sql.ts';

export interface RaisedError {
  code: string;
  sentence: string;
  file: string;
}

const RAISE = /\braise exception '((?:[^']|'')*)'([^;]*);/g;

/** Returns each error that the schema files raise with a code of our own. */
export const parseErrors = (files: readonly SchemaFile[]): RaisedError[] =>
  files.flatMap(({ name: file, text }) =>
    [...text.matchAll(RAISE)].flatMap(([, literal = '', options = '']) =>
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
