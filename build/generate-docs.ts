import { writeFileSync } from 'node:fs';
import { parseErrors } from './docs/parse-errors.ts';
import { parseTables } from './docs/parse-tables.ts';
import { parseFunctionComments, parseTriggers } from './docs/parse-triggers.ts';
import { renderDataModel } from './docs/render-data-model.ts';
import { renderErrorCodes } from './docs/render-error-codes.ts';
import { renderEvents } from './docs/render-events.ts';
import { inProject } from './paths.ts';
import { schemaFiles } from './schema.ts';

interface GeneratedDocument {
  file: string;
  path: string;
  text: string;
}

/** Returns the reference documents of the schema. */
export function buildDocuments(): GeneratedDocument[] {
  const files = schemaFiles().toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const tables = parseTables(files);
  const events = renderEvents(parseTriggers(files), tables, parseFunctionComments(files));
  return [
    toDocument('data-model.md', renderDataModel(tables)),
    toDocument('events.md', events),
    toDocument('error-codes.md', renderErrorCodes(parseErrors(files))),
  ];
}

const toDocument = (file: string, text: string): GeneratedDocument => ({
  file,
  path: inProject(`docs/${file}`),
  text,
});

if (import.meta.main) {
  for (const { path, text } of buildDocuments()) writeFileSync(path, text);
}
