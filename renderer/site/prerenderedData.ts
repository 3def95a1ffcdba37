import type { EmbeddedRoutes } from '#shared/routes/embedded-routes.ts';
import { registerEmbeddedRoutes } from '#shared/routes/loaded-routes.ts';

/** Reads the document's link data: `writtenTag` of `shared/routes/embedded-routes.ts`. */
export function readPrerenderedData(): void {
  const text = document.getElementById('written')?.textContent ?? '';
  if (text !== '') registerEmbeddedRoutes(JSON.parse(text) as EmbeddedRoutes);
}
