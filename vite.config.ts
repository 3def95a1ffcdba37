import reactPlugin from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inProject } from './build/paths.ts';
import { appAtEveryPath, backendPaths } from './build/vite/app-document.ts';
import { elementIconsOnly, textUnmeasured, usedBlueprintOnly } from './build/vite/blueprint.ts';
import { documents } from './build/vite/documents.ts';
import { facades } from './build/vite/facades.ts';
import { preloadFonts } from './build/vite/fonts.ts';
import { everybodys } from './build/vite/groups.ts';
import { routerInProduction, usedRouterOnly } from './build/vite/router.ts';
import { routesOfModules } from './build/vite/routes.ts';
import { routerWithoutSentences } from './build/vite/sentences.ts';
import { sharedParts } from './build/vite/shared-parts.ts';
import { usedFunctionsOnly } from './build/vite/unused.ts';
import { wordPages } from './build/vite/word-pages.ts';

const backend = `http://127.0.0.1:${process.env.HAVEN_BACKEND_PORT ?? '4174'}`;

/** What the browser starts with, and what draws pages and screens without one. */
const BROWSER = ['app.html', 'site/main.tsx'];
const DRAWERS = ['site/prerender.tsx', 'app/document/draw.tsx'];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: inProject('renderer'),
  envDir: inProject(''),
  plugins: [
    wordPages,
    documents,
    elementIconsOnly,
    textUnmeasured,
    usedBlueprintOnly,
    routerWithoutSentences,
    usedRouterOnly,
    usedFunctionsOnly,
    reactPlugin(),
    preloadFonts,
    facades,
    routesOfModules,
    appAtEveryPath,
  ],
  // Blueprint reads it as a bare name and warns without it.
  ...(command === 'build'
    ? { define: { NODE_ENV: '"production"' }, resolve: { alias: routerInProduction } }
    : {}),
  // Short: the front page has two thousand of them, and is read in parts of 64 KiB.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    outDir: inProject('dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    // Tells build/prerender.ts which files a page needs.
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: (isSsrBuild ? DRAWERS : BROWSER).map((file) => inProject(`renderer/${file}`)),
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: { groups: [...everybodys, sharedParts] } }),
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      // The backend answers to its own name only; a foreign Host header is an attack to it.
      backendPaths.map((path) => [
        path,
        { target: backend, changeOrigin: true, ws: path === '/realtime/v1' },
      ]),
    ),
  },
}));
