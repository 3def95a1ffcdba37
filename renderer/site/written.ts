import { registerEmbeddedRoutes } from '#shared/routes/brought.ts';
import type { EmbeddedRoutes } from '#shared/routes/written.ts';

/** Reads the document's link data: `writtenTag` of `shared/routes/written.ts`. */
export function readPrerenderedData(): void {
  const text = document.getElementById('written')?.textContent ?? '';
  if (text !== '') registerEmbeddedRoutes(JSON.parse(text) as EmbeddedRoutes);
}
