import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../backend/db/pglite/template.ts';
import { buildDesktopBackend } from '../../build/desktop-backend.ts';
import { findWrongFuses } from '../../build/fuses.ts';
import { findForbiddenFiles, measurePackageParts } from '../../build/package-contents.ts';
import { inProject } from '../../build/paths.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { type PackedApp, packApp } from '../support/packed-app.ts';
import { runPackedBackend } from './packed-backend.ts';

/** The packager follows the host system; other systems are checked on their own machines. */
const isHere = process.platform === 'linux';
let app: PackedApp;

beforeAll(async () => {
  if (isHere) app = await packApp();
}, 120_000);
afterAll(() => app?.remove());

const paths = (): string[] => app.files.map(({ path }) => path);
const contentOf = (path: string): string =>
  app.files
    .find((file) => file.path === path)
    ?.read()
    .toString('utf8') ?? '';

test.runIf(isHere)('contains only the bundles and native parts in the archive', () => {
  const tops = new Set(
    paths().map((path) => /^(dist\/[^/]+|node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)/.exec(path)?.[0]),
  );
  expect([...tops].sort()).toEqual([
    'dist/desktop',
    'dist/web',
    'node_modules/@electric-sql/pglite',
    'node_modules/@napi-rs/canvas',
    `node_modules/@napi-rs/canvas-linux-${process.arch}-gnu`,
    'node_modules/bcrypt',
    'node_modules/keytar',
    'node_modules/node-gyp-build',
    'node_modules/pdfjs-dist',
    'package.json',
  ]);
  const scripts = paths().filter((path) => /^dist\/desktop\/(main|preload)\./.test(path));
  expect(scripts).toEqual(['dist/desktop/main.js', 'dist/desktop/preload.cjs']);
});

test.runIf(isHere)("contains only the app's screens and their files, and no web pages", () => {
  const screens = paths().filter((path) => path.startsWith('dist/web/'));
  expect(screens.filter((path) => !/^dist\/web\/(assets|facades)\//.test(path))).toEqual([
    'dist/web/app.html',
    'dist/web/app.webmanifest',
    'dist/web/faults.js',
    'dist/web/first-paint.js',
    'dist/web/icon.svg',
    'dist/web/start-failure.js',
  ]);
  expect(screens.filter((path) => path.includes('haven-demo'))).toEqual([]);
  const named = [...contentOf('dist/web/app.html').matchAll(/(?:src|href)="\/([^"]+\.\w+)"/g)];
  expect(named.length).toBeGreaterThan(3);
  const missing = named.filter(([, path]) => !screens.includes(`dist/web/${path}`));
  expect(missing.map(([, path]) => path)).toEqual([]);
});

test.runIf(isHere)('contains no source map, test, secret or file for another system', () => {
  expect(findForbiddenFiles(app.files, process.platform)).toEqual([]);
  expect(paths().filter((path) => path.endsWith('.node'))).toEqual([
    `node_modules/@napi-rs/canvas-linux-${process.arch}-gnu/skia.linux-${process.arch}-gnu.node`,
    `node_modules/bcrypt/prebuilds/linux-${process.arch}/bcrypt.glibc.node`,
    `node_modules/keytar/prebuilds/linux-${process.arch}/keytar.node`,
  ]);
});

test.runIf(isHere)('builds the same backend from the same sources, byte for byte', async () => {
  const again = mkdtempSync(join(tmpdir(), 'haven-bundle-'));
  try {
    await buildDesktopBackend(again);
    const packed = app.files.filter(({ path }) => path.startsWith('dist/desktop/backend/'));
    const names = readdirSync(again, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(again.length + 1));
    expect(names.map((name) => `dist/desktop/backend/${name}`).sort()).toEqual(
      packed.map(({ path }) => path),
    );
    const differing = packed.filter(
      ({ path, read }) =>
        !read().equals(readFileSync(join(again, path.slice('dist/desktop/backend/'.length)))),
    );
    expect(differing.map(({ path }) => path)).toEqual([]);
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
});

test.runIf(isHere)('puts files loaded by path next to the archive', () => {
  const beside = /\.(node|wasm|data|tar\.gz)$|^dist\/desktop\/backend\//;
  const inside = app.files.filter(({ path, isUnpacked }) => beside.test(path) && !isUnpacked);
  expect(inside.map(({ path }) => path)).toEqual([]);
  expect(app.files.find(({ path }) => path.endsWith('main.js'))?.isUnpacked).toBe(false);
});

test.runIf(isHere)('starts the bundled main module and has no scripts in the manifest', () => {
  const manifest = JSON.parse(contentOf('package.json'));
  expect(manifest).toMatchObject({
    main: 'dist/desktop/main.js',
    type: 'module',
    productName: DESKTOP.productName,
  });
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest).not.toHaveProperty('devDependencies');
});

test.runIf(isHere)("ships only the app's languages", () => {
  expect(readdirSync(join(app.folder, 'locales'))).toEqual(['en-US.pak']);
});

test.runIf(isHere)('sets every fuse of the packed program', async () => {
  expect(await findWrongFuses(app.program)).toEqual([]);
});

test.runIf(isHere)('includes the update feed in the packed app', () => {
  const feed = readFileSync(join(app.resources, 'app-update.yml'), 'utf8');
  expect(feed).toMatch(/^provider: generic$/m);
  expect(feed).toMatch(/^url: https:\/\/\S+$/m);
  expect(feed).not.toMatch(/token|password|key/i);
});

test.runIf(isHere)('keeps every part of the package within its size limit', () => {
  expect(measurePackageParts(app.files).filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
  const [screens] = measurePackageParts([{ path: 'dist/web/film.mp4', bytes: 20_000_000 }]).filter(
    ({ part }) => part === 'screens',
  );
  expect(screens?.bytes).toBeGreaterThan(screens?.budget ?? 0);
});

test.runIf(isHere)('has native parts and the same fuses for Windows', async () => {
  const forWindows = await packApp({
    system: 'windows',
    isBare: true,
    extra: { 'dist/desktop/main.js': 'export {};' },
  });
  try {
    const native = forWindows.files
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.node'));
    expect(native).toEqual([
      'node_modules/bcrypt/prebuilds/win32-arm64/bcrypt.node',
      'node_modules/keytar/prebuilds/win32-arm64/keytar.node',
    ]);
    expect(await findWrongFuses(forWindows.program)).toEqual([]);
  } finally {
    forWindows.remove();
  }
});

test.runIf(isHere)('stops packing on a private key among the screens', async () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkq'.repeat(4)}\n`;
  const packing = packApp({
    isBare: true,
    extra: {
      'dist/desktop/main.js': '',
      'dist/web/assets/settings.js': `export default \`${key}\``,
    },
  });
  await expect(packing).rejects.toThrow('dist/web/assets/settings.js: contains a secret');
});

test.runIf(isHere)(
  "includes every file the packed backend's engine needs to create a database",
  () => {
    const engine = 'node_modules/@electric-sql/pglite/dist/';
    const isLoaded = (path: string) => /\.(wasm|data)$/.test(path);
    const installed = readdirSync(inProject(engine)).filter(isLoaded);
    expect(installed).toContain('initdb.wasm');
    const packed = paths().filter((path) => path.startsWith(engine) && isLoaded(path));
    expect(packed.map((path) => path.slice(engine.length)).sort()).toEqual(installed.sort());
  },
);

test.runIf(isHere)(
  'runs the packed backend without the checkout, responds, runs only once, and closes on request',
  () =>
    // It can't serve a database with migrations it lacks, and creating one takes ten seconds.
    runPackedBackend(app, async (dataDir) => {
      mkdirSync(dataDir);
      await createDatabase(join(dataDir, 'db'));
    }),
  120_000,
);
