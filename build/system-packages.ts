import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const POSTGRES_FOLDERS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

const onPath = (name: string): string | undefined => {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined;
};

/** Headless Chromium, which uses a third less CPU than the full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Finds the system's Chromium; tests never download a browser. */
export function findChromium(): string | undefined {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return (
    process.env.HAVEN_CHROMIUM ??
    [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean) ??
    (existsSync(mac) ? mac : undefined)
  );
}

/** Finds the folder with initdb and postgres, newest version first; distributions keep it off the PATH. */
export function findPostgres(): string | undefined {
  for (const folder of POSTGRES_FOLDERS.filter(existsSync)) {
    const versions = readdirSync(folder)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')));
    for (const version of versions) {
      const bin = `${folder}/${version}/bin`;
      if (existsSync(`${bin}/initdb`)) return bin;
    }
  }
  return onPath('initdb')?.replace(/\/initdb$/, '');
}

const findStrace = (): string | undefined => onPath('strace');
const findFaketime = (): string | undefined => onPath('faketime');
const findKeyring = (): string | undefined => onPath('gnome-keyring-daemon');
/** Debian keeps it off the PATH of other users than root. */
export const findPgBouncer = (): string | undefined =>
  onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(existsSync);
const findTesseract = (): string | undefined => onPath('tesseract');
const findSessionBus = (): string | undefined => onPath('dbus-run-session');

/** Finds the library that the keychain's native part links to; it isn't on the PATH. */
function findLibsecret(): string | undefined {
  const known = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout ?? '';
  return /=> (\S*libsecret-1\.so\.0)$/m.exec(known)?.[1];
}

/** True if a test can start its own keychain here. */
export const canStartKeyring = (): boolean =>
  [findKeyring, findSessionBus, findLibsecret].every((find) => find() !== undefined);

/** True if packages can be installed. */
const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

const isOffered = (name: string): boolean =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** If only the full browser is available, use that. */
const findChosenChromium = (): string | undefined =>
  canInstall() && isOffered(HEADLESS_SHELL)
    ? (process.env.HAVEN_CHROMIUM ?? onPath(HEADLESS_SHELL))
    : findChromium();

const NEEDED = [
  { what: 'Chromium', package: 'chromium', find: findChosenChromium },
  { what: 'PostgreSQL', package: 'postgresql', find: findPostgres },
  { what: 'strace', package: 'strace', find: findStrace },
  { what: 'faketime', package: 'faketime', find: findFaketime },
  { what: 'Tesseract', package: 'tesseract-ocr', find: findTesseract },
  { what: 'GNOME Keyring', package: 'gnome-keyring', find: findKeyring },
  { what: 'PgBouncer', package: 'pgbouncer', find: findPgBouncer },
  { what: 'D-Bus', package: 'dbus', find: findSessionBus },
  { what: 'libsecret', package: 'libsecret-1-0', find: findLibsecret },
];

/** Tests that need these run on Linux and report on other systems why they are skipped. */
const LINUX_ONLY = new Set([
  'strace',
  'faketime',
  'gnome-keyring',
  'dbus',
  'libsecret-1-0',
  'tesseract-ocr',
  'pgbouncer',
]);

interface Needed {
  readonly what: string;
  readonly package: string;
  readonly find: () => string | undefined;
}

/** Installs the system packages that tests need, or says what to install. */
export const installSystemPackages = (): void => install('The tests need', NEEDED);

/** Installs the spreadsheet that recalculates exported models. */
export const installLibreOffice = (): void =>
  install('The workbook tests need', [
    { what: 'LibreOffice', package: 'libreoffice-calc', find: () => onPath('soffice') },
  ]);

/** Installs the encoder used only by `npm run demo-video`. */
export const installFfmpeg = (): void =>
  install('The demo video needs', [
    { what: 'ffmpeg', package: 'ffmpeg', find: () => onPath('ffmpeg') },
  ]);

function install(reason: string, needed: readonly Needed[]): void {
  const missing = needed
    .filter(({ find }) => !find())
    .filter(({ package: name }) => !LINUX_ONLY.has(name) || process.platform === 'linux');
  if (missing.length === 0) return;
  const names = missing.map(({ package: name }) => name);
  if (!canInstall()) {
    const list = missing.map(({ what }) => what).join(', ');
    console.error(`${reason} ${list}. Install with your system's package manager, such as`);
    console.error(`  sudo apt-get install ${names.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${names.join(', ')} from the system's packages (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', 'update'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const chosen = names.map((name) =>
    name === 'chromium' && isOffered(HEADLESS_SHELL) ? HEADLESS_SHELL : name,
  );
  execFileSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...chosen], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
