import { heading, markdownTable } from './markdown.ts';
import type { Table } from './parse-tables.ts';
import type { Trigger } from './parse-triggers.ts';
import { groupBy } from './sql.ts';

const OTHER_TABLES = 'Tables of the platform';
const LOOPED = 'Tables chosen by a loop';

/** Returns the document of each table's triggers. */
export function renderEvents(
  triggers: readonly Trigger[],
  tables: readonly Table[],
  comments: ReadonlyMap<string, string>,
): string {
  const domains = new Map(tables.map(({ name, domain }) => [name, domain]));
  const placeOf = ({ table }: Trigger) =>
    table === undefined ? LOOPED : (domains.get(table) ?? OTHER_TABLES);
  const sections = groupBy(triggers, placeOf);
  const names = [...new Set(domains.values())].filter((name) => sections.has(name)).sort();
  return [
    heading('Events', 'what runs when rows of each table change'),
    ...[...names, OTHER_TABLES, LOOPED].flatMap((section) => [
      `## ${section}\n`,
      ...[...groupBy(sections.get(section) ?? [], ({ table, file }) => table ?? file)].flatMap(
        ([table, own]) => [`### ${table}\n`, renderTriggers(own, comments)],
      ),
    ]),
  ].join('\n');
}

const renderTriggers = (
  triggers: readonly Trigger[],
  comments: ReadonlyMap<string, string>,
): string =>
  markdownTable(
    ['Trigger', 'Runs', 'Function', 'Purpose'],
    triggers.map(({ name, timing, operation, function: called }) => [
      `\`${name}\``,
      `${timing} ${operation}`,
      `\`${called}\``,
      comments.get(called) ?? '',
    ]),
  );
