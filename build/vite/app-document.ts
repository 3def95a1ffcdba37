import type { Plugin } from 'vite';

/** What the development server hands on to the backend. */
export const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/realtime/v1',
  '/storage/v1',
  '/_local',
];

/** `vite dev` serves the app alone; pages that are written at build are screens of it there. */
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
