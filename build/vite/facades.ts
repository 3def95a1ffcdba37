import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawFacade, facadeAt } from '../../shared/facades/facades.ts';
import { inProject } from '../paths.ts';

/** Nothing can draw on the front page, so its images are files. The demo's images are drawn on request. */
const FRONT_PAGE = 'renderer/site/home/personas.ts';
const BUILDING = /building: '([a-z0-9-]+)'/g;

export const facades: Plugin = {
  name: 'haven:facades',
  // Prerendering needs no image files.
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const named = readFileSync(inProject(FRONT_PAGE), 'utf8').matchAll(BUILDING);
    for (const name of [...named].flatMap(([, one = '']) => [one, `${one}-evening`])) {
      this.emitFile({ type: 'asset', fileName: `facades/${name}.svg`, source: drawFacade(name) });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const facade = facadeAt(request.url ?? '');
      if (facade === null) return next();
      response.setHeader('content-type', 'image/svg+xml').end(facade);
    });
  },
};
