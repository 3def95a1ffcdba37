import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { APP_VERSION } from '../shared/desktop/offline/limits.ts';
import {
  BUILD_VERSION_URL,
  type BuildVersion,
  MANIFEST_URL,
  SERVICE_WORKER_URL,
} from '../shared/desktop/offline/service-worker.ts';
import { APP_DOCUMENT } from '../shared/navigation/documents.ts';
import { linkTo } from '../shared/routes.ts';
import { toPng } from './icons/containers.ts';
import { drawIcon } from './icons/drawIcon.ts';
import { inProject } from './paths.ts';

/** The background of the brand's tile, which a mask may crop to any shape. */
const GROUND = '#1e3329';
/** Masks never crop the middle four fifths. */
const MASKABLE_INSET = 0.1;

/** Makes the web app installable: writes its manifest with icons, its service worker, and the version file. */
export async function writeInstallable(output: string): Promise<void> {
  writeIcons(output);
  writeFileSync(join(output, MANIFEST_URL), JSON.stringify(manifest()));
  const document = readFileSync(join(output, APP_DOCUMENT), 'utf8');
  const version: BuildVersion = { version: APP_VERSION, build: buildOf(output) };
  await writeWorker(output, {
    build: version.build,
    document,
    files: [
      ...new Set(document.match(/\/assets\/[\w.-]+/g)),
      '/first-paint.js',
      '/start-failure.js',
    ],
  });
  writeFileSync(join(output, BUILD_VERSION_URL), JSON.stringify(version));
}

/** Returns one name for all files of a build, since assets are named after their content. */
function buildOf(output: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(output, 'assets')).sort()) hash.update(name);
  for (const file of [APP_DOCUMENT, '/index.html', '/first-paint.js']) {
    hash.update(readFileSync(join(output, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function writeWorker(output: string, built: object): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        input: inProject('renderer/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: SERVICE_WORKER_URL.slice(1) },
      },
    },
  });
}

function writeIcons(output: string): void {
  const svg = readFileSync(inProject('build/icons/haven.svg'), 'utf8');
  const maskable = (size: number, inset = 0) =>
    toPng(drawIcon(svg, 'app', size, { inset, background: GROUND }));
  mkdirSync(join(output, 'icons'), { recursive: true });
  const write = (name: string, content: Buffer) => writeFileSync(join(output, name), content);
  for (const size of SIZES) {
    write(`icons/app-${size}.png`, toPng(drawIcon(svg, 'app', size)));
    write(`icons/maskable-${size}.png`, maskable(size, MASKABLE_INSET));
  }
  // iPhones look for it at this path and round its corners.
  write('apple-touch-icon.png', maskable(180));
}

const SIZES = [192, 512] as const;
const manifest = () => ({
  id: '/',
  name: 'Haven Exchange',
  short_name: 'Haven',
  description: 'The marketplace and workstation for senior-living commercial real estate.',
  lang: 'en',
  start_url: linkTo('dashboard'),
  scope: '/',
  display: 'standalone',
  background_color: '#FBFAF6',
  theme_color: '#9CAF88',
  categories: ['business', 'productivity'],
  icons: SIZES.flatMap((size) => [
    { src: `/icons/app-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    {
      src: `/icons/maskable-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ]),
  shortcuts: [
    { name: 'Browse communities', url: linkTo('investmentOpportunities') },
    { name: 'Messages', url: linkTo('messages') },
    { name: 'Saved communities', url: linkTo('savedListings') },
    { name: 'List a property', url: linkTo('submitListing') },
  ],
  // Text shared with the app, such as a name or a town, is used as a search.
  share_target: {
    action: linkTo('investmentOpportunities'),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'search' },
  },
});
