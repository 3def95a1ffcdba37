import reactPlugin from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inProject } from './build/paths.ts';
import { appAtEveryPath, backendPaths } from './build/vite/app-document.ts';
import {
  elementIconsOnly,
  removeUnusedBlueprintStyles,
  skipTextMeasurement,
} from './build/vite/blueprint.ts';
import { commonChunks } from './build/vite/common-chunks.ts';
import { documents } from './build/vite/documents.ts';
import { facades } from './build/vite/facades.ts';
import { preloadFonts } from './build/vite/fonts.ts';
import { publicTexts } from './build/vite/public-texts.ts';
import { routerInProduction } from './build/vite/router.ts';
import { inlineUsedRoutes } from './build/vite/routes.ts';
import { sharedParts } from './build/vite/shared-parts.ts';
import { textPages } from './build/vite/text-pages.ts';

const backend = `http://127.0.0.1:${process.env.HAVEN_BACKEND_PORT ?? '4174'}`;

/** The browser entry points, and the modules that render pages and screens without a browser. */
const BROWSER = ['app.html', 'site/main.tsx'];
const DRAWERS = ['site/prerender.tsx', 'app/document/draw.tsx'];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: inProject('renderer'),
  envDir: inProject(''),
  plugins: [
    textPages,
    publicTexts,
    documents,
    elementIconsOnly,
    skipTextMeasurement,
    removeUnusedBlueprintStyles,
    reactPlugin(),
    preloadFonts,
    facades,
    inlineUsedRoutes,
    appAtEveryPath,
  ],
  // Blueprint reads this as a bare name and warns if it is undefined.
  ...(command === 'build'
    ? { define: { NODE_ENV: '"production"' }, resolve: { alias: routerInProduction } }
    : {}),
  // Short class names: the front page has 2,000 of them and is parsed in 64 KiB chunks.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    outDir: inProject('dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    // Lets build/prerender.ts find the files each page needs.
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: (isSsrBuild ? DRAWERS : BROWSER).map((file) => inProject(`renderer/${file}`)),
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: { groups: [...commonChunks, sharedParts] } }),
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      // The backend accepts only its own host name; it treats a foreign Host header as an attack.
      backendPaths.map((path) => [
        path,
        { target: backend, changeOrigin: true, ws: path === '/realtime/v1' },
      ]),
    ),
  },
}));
