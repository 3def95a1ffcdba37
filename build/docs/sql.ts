/** One file of `supabase/schemas`, with its path below that folder. */
export interface SchemaFile {
  name: string;
  text: string;
}

/** Returns the folder a schema file is in; files outside folders belong to the schema itself. */
export const domainOf = (file: string): string =>
  file.includes('/') ? file.slice(0, file.indexOf('/')) : 'schema';

/** Returns values by key, in the order their keys first appear. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Replaces comments and the contents of string literals with nothing, since both may contain any punctuation. */
export const withoutTexts = (sql: string): string =>
  sql.replace(/--.*|'(?:[^']|'')*'/g, (part) => (part.startsWith("'") ? "''" : ''));

/** Splits a list at the commas that aren't inside parentheses or brackets. */
export function splitAtCommas(sql: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of sql) {
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
