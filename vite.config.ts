import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawFacade, facadeNames } from './build/facades/facades.ts';
import { wordPages } from './build/vite/wordPages.ts';

const backend = `http://127.0.0.1:${process.env.HAVEN_BACKEND_PORT ?? '4174'}`;
const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/realtime/v1',
  '/storage/v1',
  '/_local',
];

/** Blueprint's loader of icons by name weighs 600 kB; without it only `icon={<AddIcon/>}` works. */
const elementIconsOnly: Plugin = {
  name: 'haven:element-icons-only',
  enforce: 'pre',
  load(id) {
    if (!/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id)) return null;
    return 'export class Icons { static getPaths() {} static async load() {} static async loadAll() {} static setLoaderOptions() {} }';
  },
};

/** The Blueprint blocks this app uses; using another component means adding its block here. */
const usedBlocks = ['button(?!-group)', 'callout', 'input(?!-)', 'spinner', 'tag(?!-input)'];
const modifiers = [
  'dark',
  'intent-(?:primary|success|warning|danger)',
  '(?:active|disabled|fill|icon|interactive|large|small|loading|minimal|round)',
  '(?:align|text)-[a-z-]+',
];
const usedClass = new RegExp(
  `^bp6-(?:(?:${usedBlocks.join('|')})(?:-[a-z-]+)?|${modifiers.join('|')})$`,
);
/** Dark mode is the class `bp6-dark`, icons are elements: neither the attribute nor the font is used. */
const isUsed = (selector: string) =>
  !selector.includes('[data-bp-color-scheme') &&
  (selector.match(/bp6-[a-z0-9-]+/g) ?? []).every((name) => usedClass.test(name));

/**
 * Leaves the styles of unused components out, rule by rule (the sheet is flat, compiled CSS), and
 * puts the rest into a layer, so that our own rules win without a race of selectors.
 */
const usedBlueprintOnly: Plugin = {
  name: 'haven:used-blueprint-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/@blueprintjs\/core\/lib\/css\/blueprint\.css/.test(id)) return null;
    const kept = code
      .replace(/\/\*[\s\S]*?\*\/|@charset[^;]*;/g, '')
      .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, head: string, body: string) => {
        const used = splitSelectors(head).filter(isUsed);
        return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
      });
    return { code: `@layer blueprint{${kept}}`, map: null };
  },
};

/** Splits a selector list at its top level, not inside `:not(a, b)`. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of list) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** The two faces every page uses start loading with the document instead of after the style sheet. */
const preloadFonts: Plugin = {
  name: 'haven:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) =>
          /^(?:assets\/)?(?:inter-text|source-serif-4-titles)-.*\.woff2$/.test(file),
        )
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
};

/**
 * The router names its components for developers, which keeps its forms and its links in the app:
 * ours are in kit/link. Without the names what nobody imports is left out.
 */
const usedRouterOnly: Plugin = {
  name: 'haven:used-router-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-[^/]*\.mjs$/.test(id)) return null;
    return {
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
          '$1/* @__PURE__ */ $2',
        ),
      map: null,
    };
  },
};

/**
 * The scripts that everybody loads, each in few files, since many small ones weigh more: React; what
 * the app is made of; what a page and the app share; the rest of a page's frame; the rest of the app.
 * The last two take along all that they import and that nobody took before.
 */
const everybodys = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'app',
    /node_modules\/(?:react-router(?:-dom)?|@reduxjs\/toolkit|redux(?:-thunk)?|react-redux|immer|reselect|use-sync-external-store)\//,
  ],
  [
    'base',
    /vite\/preload-helper|renderer\/kit\/(?:brand\/BrandMark|button|chunk\/(?!late)|icon|link\/navigation|live|page\/Message|presence|rating\/ratingDoor|state\/(?:Progress|State\.module)|theme\/(?!Theme)|header\/paletteDoor)|renderer\/host\/backendAddress|renderer\/site\/(?:page\.ts|tour\/(?:TourDoor|isTouring))|shared\/(?:routes|redirects|contentRoutes|local-backend|roles|constants)\.ts/,
  ],
  // A page's dialog needs it and nothing else of the app.
  ['toaster', /renderer\/kit\/toaster\//],
  ['site', /renderer\/(?:site\/Site\.tsx|kit\/chunk\/late)/],
  ['shell', /renderer\/app\/startApp\.tsx/],
].map(([name, test], rank) => ({ name: `${name}`, test: test as RegExp, priority: 10 - rank }));

/** What says which pictures there are: of the demo's communities, and of the front page. */
const pictured = ['supabase/seed/pictures.sql', 'renderer/site/home/personas.ts'];

const facades: Plugin = {
  name: 'haven:facades',
  generateBundle() {
    const texts = pictured.map((path) => readFileSync(resolve(import.meta.dirname, path), 'utf8'));
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

/** `vite dev` serves the app alone; pages that are written at build are screens of it there. */
const appAtEveryPath: Plugin = {
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

/** The router's package points to its development build whatever is built. */
const alias = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(
    import.meta.dirname,
    `node_modules/react-router/dist/production/${file}.mjs`,
  ),
}));

export default defineConfig(({ command }) => ({
  root: 'renderer',
  envDir: '..',
  plugins: [
    wordPages,
    elementIconsOnly,
    usedBlueprintOnly,
    usedRouterOnly,
    reactPlugin(),
    preloadFonts,
    facades,
    appAtEveryPath,
  ],
  // Blueprint reads it as a bare name and warns without it.
  ...(command === 'build' ? { define: { NODE_ENV: '"production"' }, resolve: { alias } } : {}),
  // Short: the front page has two thousand of them, and is read in parts of 64 KiB.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    // Tells build/prerender.ts which files a page needs.
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['app.html', 'site/main.tsx'].map((file) =>
        resolve(import.meta.dirname, 'renderer', file),
      ),
      output: {
        codeSplitting: { groups: everybodys },
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
