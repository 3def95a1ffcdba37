import type { SchemaFile } from './sql.ts';

export interface Trigger {
  name: string;
  /** The table with its schema; undefined if a loop chooses it when the schema is created. */
  table: string | undefined;
  /** The file that creates the trigger. */
  file: string;
  timing: string;
  operation: string;
  function: string;
}

const TRIGGER =
  /create (?:constraint )?trigger (?:\w+\.)?([\w%$]+)\s+(before|after|instead of)\s+([\s\S]+?)\s+on\s+([\w.%$]+)\s[\s\S]*?execute function ([\w.]+)\(/;
const STATEMENT = /^create (?:constraint )?trigger [^;]+;/gm;
const BLOCK = /^(?:create function ([\w.]+)\(|do \$\$)[\s\S]*?^(?:end )?\$\$;/gm;
const COMMENTED_FUNCTION = /((?:^--.*\n)+)create function ([\w.]+)\(/gm;

/** Returns the triggers that the schema files create, by statements or by calling a function that creates them. */
export function parseTriggers(files: readonly SchemaFile[]): Trigger[] {
  const blocks = new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(BLOCK)].flatMap(([block, name]) => (name ? [[name, block] as const] : [])),
    ),
  );
  const createdBy = (name: string): string[] => {
    const block = blocks.get(name) ?? '';
    const shared = [...block.matchAll(/perform ([\w.]+)\(p_table\b/g)];
    return [
      ...statementsInLiterals(block),
      ...shared.flatMap(([, called = '']) => createdBy(called)),
    ];
  };
  return files.flatMap(({ name: file, text }) => {
    const written = [...text.matchAll(STATEMENT)].map(([statement]) => statement);
    const looped = [...text.matchAll(BLOCK)].flatMap(([block, name]) =>
      name ? [] : statementsInLiterals(block),
    );
    const called = [...text.matchAll(/^select ([\w.]+)\(('[\w.]+'[^;]*)\);/gm)].flatMap(
      ([, creator = '', list = '']) => {
        const values = [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
        return createdBy(creator).map((statement) =>
          statement
            .replace('on %s', `on ${values[0]}`)
            .replace(
              /%(\d)\$s/g,
              (placeholder, place: string) => values[Number(place) - 1] ?? placeholder,
            ),
        );
      },
    );
    return [...written, ...called, ...looped].map((statement) => parseTrigger(statement, file));
  });
}

/** Returns the `create trigger` statements in the literals of a block; adjacent literals form one text. */
const statementsInLiterals = (block: string): string[] =>
  [...block.replace(/'\s*\n\s*(?:\|\|\s*)?'/g, '').matchAll(/'(create trigger [^']*)'/g)].map(
    ([, statement = '']) => statement,
  );

function parseTrigger(statement: string, file: string): Trigger {
  const found = TRIGGER.exec(statement);
  if (!found) throw new Error(`Can't read this trigger: ${statement}`);
  const [, name = '', timing = '', operation = '', table = '', called = ''] = found;
  return {
    name: withoutPlaceholders(name),
    table: table.includes('%') ? undefined : table,
    file,
    timing,
    operation: withoutPlaceholders(operation.replace(/\s+/g, ' ')),
    function: called,
  };
}

const withoutPlaceholders = (text: string): string => text.replace(/%\d\$\w/g, '…');

/** Returns the first sentence of each function's comment, by function. */
export const parseFunctionComments = (files: readonly SchemaFile[]): Map<string, string> =>
  new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(COMMENTED_FUNCTION)].map(([, comment = '', name = '']) => [
        name,
        getFirstSentence(comment.replace(/^-- ?/gm, '').replace(/\s+/g, ' ').trim()),
      ]),
    ),
  );

const getFirstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
