import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
        .filter((file) => /(?:inter|source-serif-4)-latin-wght-normal.*\.woff2$/.test(file))
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

const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?|@reduxjs\/toolkit|redux(?:-thunk)?|react-redux|immer|reselect|use-sync-external-store)\//;

export default defineConfig(({ command }) => ({
  root: 'renderer',
  envDir: '..',
  plugins: [elementIconsOnly, usedBlueprintOnly, react(), preloadFonts],
  // Blueprint reads it as a bare name and warns without it.
  ...(command === 'build' ? { define: { NODE_ENV: '"production"' } } : {}),
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    sourcemap: false,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every screen needs and few releases change stays in one chunk of its own.
        codeSplitting: { groups: [{ name: 'vendor', test: vendor }] },
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
