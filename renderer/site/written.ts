import { bringWritten } from '#shared/routes/brought.ts';
import type { Written } from '#shared/routes/written.ts';

/** Brings what the document says of its address and of those on it: `writtenTag` of `shared/routes/written.ts`. */
export function readWritten(): void {
  const text = document.getElementById('written')?.textContent ?? '';
  if (text !== '') bringWritten(JSON.parse(text) as Written);
}
