import { bringWritten } from '#shared/routes/brought.ts';
import type { Written } from '#shared/routes/written.ts';

/** Reads the document's link data: `writtenTag` of `shared/routes/written.ts`. */
export function readWritten(): void {
  const text = document.getElementById('written')?.textContent ?? '';
  if (text !== '') bringWritten(JSON.parse(text) as Written);
}
