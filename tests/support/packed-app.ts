import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getConfig } from 'app-builder-lib/out/util/config/config.js';
import { Arch, build, Platform } from 'electron-builder';
import { buildDesktopIfStale } from '../../build/desktop.ts';
import { drawIcons } from '../../build/icons/draw-icons.ts';
import { type PackedFile, packedFiles } from '../../build/package-contents.ts';
import { inProject } from '../../build/paths.ts';
import { buildWebIfStale } from '../../build/web.ts';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's default fuse states: of nine fuses, the first, third, fourth, eighth and ninth are on. */
const DELIVERED = '101100011';

function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  }
}

/** Files of a fake Electron that the packer touches; it runs nothing. */
const fakeElectron = (program: string): Record<string, string | Buffer> => ({
  [program]: Buffer.concat([
    Buffer.alloc(4096, 7),
    Buffer.from(SENTINEL),
    Buffer.from([1, DELIVERED.length]),
    Buffer.from(DELIVERED),
    Buffer.alloc(4096, 7),
  ]),
  'locales/en-US.pak': 'words',
  'locales/de.pak': 'Wörter',
  LICENSE: 'of Electron',
});

/** Files sometimes built next to the bundles that must not ship. */
const DECOYS = { 'dist/desktop/main.js.map': '{}', 'dist/web/assets/index.js.map': '{}' };

const SYSTEMS = {
  linux: {
    platform: Platform.LINUX,
    arch: process.arch === 'arm64' ? Arch.arm64 : Arch.x64,
    delivered: 'electron',
    folder: process.arch === 'arm64' ? 'linux-arm64-unpacked' : 'linux-unpacked',
    program: 'haven-exchange',
    settings: {},
  },
  // Skips writing into the program's resources, because this one has none.
  windows: {
    platform: Platform.WINDOWS,
    arch: Arch.arm64,
    delivered: 'electron.exe',
    folder: 'win-arm64-unpacked',
    program: 'Haven Exchange.exe',
    settings: { disableAsarIntegrity: true },
  },
};

let icons: Record<string, Buffer> | undefined;
/** Draws icons for the first package and reuses them for the others. */
function installerIcons(): Record<string, Buffer> {
  icons ??= Object.fromEntries(drawIcons().installer);
  return icons;
}

export interface PackOptions {
  system?: keyof typeof SYSTEMS;
  /** Additional files in the bundles. */
  extra?: Record<string, string>;
  /** Packs only `extra`, without the real build. */
  isBare?: boolean;
}

export interface PackedApp {
  folder: string;
  program: string;
  resources: string;
  files: PackedFile[];
  remove(): void;
}

/** Packs the real build with `electron-builder.yml` around a fake Electron. */
export async function packApp({
  system = 'linux',
  extra = {},
  isBare = false,
}: PackOptions = {}): Promise<PackedApp> {
  const { platform, arch, delivered, folder: outFolder, program, settings } = SYSTEMS[system];
  await buildWebIfStale({ quickly: true });
  await buildDesktopIfStale();
  mkdirSync(inProject('test-results'), { recursive: true });
  // Inside the project, because patterns match paths relative to it.
  const folder = mkdtempSync(inProject('test-results/packaging-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeFiles(join(folder, 'electron'), fakeElectron(delivered));
    for (const built of isBare ? [] : ['dist/web', 'dist/desktop']) {
      cpSync(inProject(built), join(folder, built), { recursive: true });
    }
    writeFiles(folder, { ...DECOYS, ...extra });
    writeFiles(join(folder, 'icons'), installerIcons());
    const config = await getConfig(inProject(''), null, null);
    const here = (path: string) => path.replace(/^dist\/(desktop|web)$/, `${folder}/dist/$1`);
    const files = (config.files as { from?: string }[]).map((set) =>
      set.from ? { ...set, from: here(set.from) } : set,
    );
    const changed = {
      ...config,
      files,
      electronDist: join(folder, 'electron'),
      directories: { ...config.directories, output: join(folder, 'out') },
      linux: { ...config.linux, icon: join(folder, 'icons/linux') },
      win: { ...config.win, icon: join(folder, 'icons/icon.ico'), signAndEditExecutable: false },
      ...settings,
    };
    writeFiles(folder, { 'config.json': JSON.stringify(changed) });
    await build({
      projectDir: inProject(''),
      targets: platform.createTarget('dir', arch),
      publish: 'never',
      config: join(folder, 'config.json'),
    });
  } catch (error) {
    remove();
    throw error;
  }
  const unpacked = join(folder, 'out', outFolder);
  const resources = join(unpacked, 'resources');
  const files = packedFiles(resources);
  return { folder: unpacked, program: join(unpacked, program), resources, files, remove };
}
