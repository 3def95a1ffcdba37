import type { Plugin } from 'vite';

/** Paths that the development server proxies to the backend. */
export const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/realtime/v1',
  '/storage/v1',
  '/_local',
];

/** `vite dev` serves only the app; prerendered pages are app screens there. */
export const appAtEveryPath: Plugin = {
  name: 'haven:app-at-every-path',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const isBackends = backendPaths.some((path) => request.url?.startsWith(path));
      const isPage = request.headers.accept?.includes('text/html') === true;
      if (isPage && !isBackends) request.url = '/app.html';
      next();
    });
  },
};
