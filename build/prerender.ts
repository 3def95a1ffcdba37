import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { inlineDrawings } from '../shared/facades/inline-drawings.ts';
import {
  APP_DOCUMENT,
  type PageName,
  pageFileAt,
  shareImageAt,
} from '../shared/navigation/documents.ts';
import { pageNames } from '../shared/navigation/path-responses.ts';
import { prerenderedNames, routeNames, routes } from '../shared/routes/table.ts';
import type { PrerenderedName, RouteName, RouteRecord } from '../shared/routes.ts';
import { collectModuleFiles, disableFontSwap, minifyScript } from './manifest.ts';
import { inProject } from './paths.ts';
import { writeScreenFiles } from './screens.ts';
import type { SharedPage } from './shareImages.ts';

/** Exports of renderer/site/prerender.tsx, built for Node. */
interface Prerender {
  listPagePaths(name: PageName): Promise<string[]>;
  appHead(site: string): string;
  getPageTitle(name: PageName, pathname: string): Promise<string>;
  getPageSource(name: PageName): string;
  prerender(name: PageName, pathname: string, files: object): Promise<string>;
}

/** The public site URL, used in absolute links for other sites. */
const SITE = (process.env.HAVEN_SITE_URL ?? 'https://www.havenexchange.example').replace(/\/$/, '');
const ENTRY = 'site/main.tsx';

/**
 * Writes every public page, the 404 page, the sitemap and robots.txt to `output`. Returns the pages that have share
 * images.
 */
export async function prerenderSite(output: string): Promise<SharedPage[]> {
  const { appHead, listPagePaths, getPageTitle, getPageSource, prerender } = await loadPrerender();
  const shared: SharedPage[] = [];
  const manifestFile = join(output, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const drawingAt = (path: string) => readFileSync(join(output, path), 'utf8');
  const firstPaint = minifyScript(readFileSync(join(output, 'first-paint.js'), 'utf8'));
  const fontScript = minifyScript(readFileSync(inProject('renderer/site/askForFonts.js'), 'utf8'));
  const fonts = readdirSync(join(output, 'assets'))
    .filter((file) => /^(?:inter-text|source-serif-4-titles)-.*\.woff2$/.test(file))
    .map((file) => `/assets/${file}`);
  const frame = collectModuleFiles(manifest, [ENTRY]);
  const entry = frame.modules.at(-1) ?? '';
  for (const name of pageNames) {
    const source = getPageSource(name);
    const { modules, sheets, later } = collectModuleFiles(manifest, [ENTRY, source]);
    // Lazy parts are also prerendered here and need their styles before their script loads.
    const ofPage = later.filter((key) => !frame.later.includes(key));
    const late = collectModuleFiles(manifest, ofPage).sheets.filter(
      (sheet) => !sheets.includes(sheet),
    );
    const styleOf = (sheet: string) => disableFontSwap(readFileSync(join(output, sheet), 'utf8'));
    const files = {
      site: SITE,
      sheets: sheets.map((sheet) => ({ href: `/${sheet}`, css: styleOf(sheet) })),
      lateSheets: late.map((sheet) => ({ href: `/${sheet}`, css: styleOf(sheet) })),
      fonts,
      askForFonts: fontScript,
      firstPaint,
      // The entry comes last, after the modules it hydrates.
      modules: [...modules.filter((module) => module !== entry), entry].map((file) => `/${file}`),
      module: `/${pageModule(manifest, output, source)}`,
    };
    for (const path of await listPagePaths(name)) {
      const file = join(output, pageFileAt(path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, inlineDrawings(await prerender(name, path, files), drawingAt));
      if (name === 'notFound') continue;
      shared.push({ path, title: await getPageTitle(name, path), image: shareImageAt(path) });
    }
  }
  const app = join(output, APP_DOCUMENT);
  const document = readFileSync(app, 'utf8');
  writeFileSync(
    app,
    document.replace('</head>', () => `${appHead(SITE)}</head>`),
  );
  writeFileSync(join(output, 'sitemap.xml'), sitemap(await listedPaths(listPagePaths)));
  writeFileSync(
    join(output, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
  writeScreenFiles(DRAWERS, output, {
    manifest,
    site: SITE,
    fonts,
    askForFonts: fontScript,
    firstPaint,
  });
  rmSync(join(output, '.vite'), { recursive: true });
  return shared;
}

/** Renderers of pages and screens, for this build and for the server. */
const DRAWERS = inProject('dist/documents');

/** Built like the app, so that class names match, and in production mode, so that React is fast. */
async function loadPrerender(): Promise<Prerender> {
  await build({
    configFile: inProject('vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: DRAWERS,
      emptyOutDir: true,
      manifest: false,
    },
  });
  return import(pathToFileURL(join(DRAWERS, 'prerender.js')).href);
}

/** Returns a page's script, whose exports must include the page. */
function pageModule(manifest: Manifest, output: string, source: string): string {
  const file = manifest[source]?.file ?? '';
  const exported = /export\s*\{([^}]*)\}/.exec(readFileSync(join(output, file), 'utf8'))?.[1] ?? '';
  if (!/\bComponent\b/.test(exported))
    throw new Error(`The script of ${source} doesn't export a page.`);
  return file;
}

/** Returns every public URL that search engines may index. */
async function listedPaths(listPagePaths: Prerender['listPagePaths']): Promise<string[]> {
  const listed = routeNames.filter((name) => {
    const { access, indexed }: RouteRecord = routes[name];
    return access === 'public' && indexed;
  });
  const paths = await Promise.all(
    listed.map((name) => (isWritten(name) ? listPagePaths(name) : [routes[name].path])),
  );
  return paths.flat().filter((path) => !path.includes(':'));
}

const isWritten = (name: RouteName): name is PrerenderedName =>
  prerenderedNames.some((known) => known === name);

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${SITE}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
