/** Returns the start of a generated document: its title, what it lists and how to regenerate it. */
export const heading = (title: string, contents: string): string =>
  `# ${title}\n\nThis document lists ${contents}; run \`npm run docs\` to regenerate it from \`supabase/schemas\`.\n`;

/** Returns a Markdown table. */
export const markdownTable = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `${tableRow(cells)}\n`).join('');

const tableRow = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell ? ` ${cell.replaceAll('|', '\\|')} ` : ' ')).join('|')}|`;

/** Returns a link from a document to a schema file. */
export const linkToSchema = (file: string): string => `[${file}](../supabase/schemas/${file})`;
