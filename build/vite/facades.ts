import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawFacade, facadeNames, isEvening } from '../facades/facades.ts';
import { inProject } from '../paths.ts';

/** What says which pictures there are: of the demo's communities, and of the front page. */
const pictured = ['supabase/seed/demo/30_pictures.sql', 'renderer/site/home/personas.ts'];
/** These by day alone: an evening of each would double what the package weighs. */
const byDay = ['supabase/seed/demo/31_more_pictures.sql'];

export const facades: Plugin = {
  name: 'haven:facades',
  // What draws without a browser needs none.
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const namesIn = (paths: readonly string[]) =>
      paths.flatMap((path) => facadeNames(readFileSync(inProject(path), 'utf8')));
    const names = [...namesIn(pictured), ...namesIn(byDay).filter((name) => !isEvening(name))];
    for (const name of new Set(names)) {
      this.emitFile({ type: 'asset', fileName: `facades/${name}.svg`, source: drawFacade(name) });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use('/facades', (request, response) => {
      const name = /^\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '';
      response.setHeader('content-type', 'image/svg+xml').end(drawFacade(name));
    });
  },
};
