/**
 * Writes supabase/seed/demo/86_room_passages.sql: the text of the demo's deal room documents in pieces that answers cite,
 * as the document check reads it from the PDF files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { readPdfPassages } from '../supabase/functions/_shared/documents/passages.ts';

const PAPERS = new URL('../supabase/seed/demo/papers/', import.meta.url);
const FILE = new URL('../supabase/seed/demo/86_room_passages.sql', import.meta.url);

/** Returns the seed's SQL for all papers. */
export async function writeDemoPassages(): Promise<string> {
  const statements: string[] = [];
  for (const file of readdirSync(PAPERS)
    .filter((name) => name.includes('-00000086'))
    .toSorted()) {
    const document = await getDocumentProxy(new Uint8Array(readFileSync(new URL(file, PAPERS))));
    const passages = await readPdfPassages(document);
    if (passages.length === 0) continue;
    statements.push(`select private.store_room_passages(v, $passages$${JSON.stringify(passages, null, 1)}$passages$)
from private.deal_room_versions v
where v.id = '${file.replace('.pdf', '')}'
  and not exists (select from private.deal_room_passages p where p.version_id = v.id);
`);
  }
  return `-- Generated from the papers by \`node build/demo-passages.ts\`. Do not edit.
-- The text of the demo's deal room documents, as their check reads it.

${statements.join('\n')}`;
}

export const readDemoPassages = (): string => readFileSync(FILE, 'utf8');

if (import.meta.main) writeFileSync(FILE, await writeDemoPassages());
