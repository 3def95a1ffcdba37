import { writeFileSync } from 'node:fs';
import { buildPostman } from './api/postman.ts';
import { renderClientTypes } from './api/types.ts';
import { inProject } from './paths.ts';

/** Returns the generated files of the client. */
export const buildClientFiles = (): readonly { readonly path: string; readonly text: string }[] => [
  { path: inProject('client/src/types.ts'), text: renderClientTypes() },
  { path: inProject('client/postman.json'), text: toText(buildPostman()) },
];

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

if (import.meta.main) {
  for (const { path, text } of buildClientFiles()) writeFileSync(path, text);
}
