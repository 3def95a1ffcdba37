import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import './content/register.ts';
import { inProject } from './paths.ts';

const CONTENT = 'renderer/content/faq/faq.ts';
const FILE = 'supabase/migrations/20261127001461_faq.sql';

const HEADER = `-- Generated from ${CONTENT} by \`node build/faq.ts\`. Do not edit.
-- The questions that a new database has. Staff changes them at /admin-faq.
`;

/** Returns the migration that publishes the repository's questions. */
export async function writeFaqMigration(): Promise<string> {
  const { faq }: { readonly faq: readonly object[] } = await import(
    pathToFileURL(inProject(CONTENT)).href
  );
  return `${HEADER}\nselect private.publish_faq($faq$\n${JSON.stringify(faq, null, 1)}\n$faq$);\n`;
}

export const readFaqMigration = (): string => readFileSync(inProject(FILE), 'utf8');

if (import.meta.main) {
  writeFileSync(inProject(FILE), await writeFaqMigration());
  console.log(`Wrote ${FILE}.`);
}
