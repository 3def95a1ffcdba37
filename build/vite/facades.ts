import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawFacade, facadeNames } from '../facades/facades.ts';
import { inProject } from '../paths.ts';

/** What says which pictures there are: of the demo's communities, and of the front page. */
const pictured = ['supabase/seed/demo/30_pictures.sql', 'renderer/site/home/personas.ts'];

export const facades: Plugin = {
  name: 'haven:facades',
  // What draws without a browser needs none.
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const texts = pictured.map((path) => readFileSync(inProject(path), 'utf8'));
    for (const name of new Set(texts.flatMap(facadeNames))) {
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
