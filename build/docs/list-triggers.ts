import { parseTriggers, type Trigger } from './parse-triggers.ts';
import { groupBy, type SchemaFile } from './sql.ts';

const LIST = /^-- Triggers in other files:\n(?:-- {3}.*\n)*/gm;
const TABLE = /^create (?:unlogged )?table ([\w.]+) \([\s\S]*?^\).*;\n/gm;

/** Returns the schema files with a list, after each table, of its triggers that other files create. */
export function listTriggers(files: readonly SchemaFile[]): SchemaFile[] {
  const byTable = groupBy(parseTriggers(files), ({ table }) => table ?? '');
  return files.map(({ name, text }) => ({
    name,
    text: text.replace(LIST, '').replace(TABLE, (statement, table: string) => {
      const others = (byTable.get(table) ?? []).filter(({ file }) => file !== name);
      return others.length > 0
        ? `${statement}-- Triggers in other files:\n${list(others)}`
        : statement;
    }),
  }));
}

const list = (triggers: readonly Trigger[]): string =>
  [...groupBy(triggers, ({ file }) => file)]
    .map(([file, each]) => `--   ${file}: ${each.map(({ name }) => name).join(', ')}\n`)
    .toSorted()
    .join('');
