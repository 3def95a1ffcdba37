/** The systems that `electron-builder.yml` has installers for. */
const SYSTEMS = [
  {
    platform: 'linux',
    installers: 'deb and AppImage for Linux',
    why: 'run it on Linux, or in a Linux container',
  },
  {
    platform: 'win32',
    installers: 'exe and msi for Windows',
    why: 'run it on Windows, where the signing tools are',
  },
  {
    platform: 'darwin',
    installers: 'dmg and zip for macOS',
    why: 'run it on macOS, because only Xcode signs and makes disk images',
  },
] as const;

/** What `npm run package` reports: the files that this system made, and which installers need another system. */
export function describePackages(platform: string, files: readonly string[]): string {
  const others = SYSTEMS.filter((system) => system.platform !== platform);
  return [
    'Made in dist/installers:',
    ...files.map((file) => `  ${file}`),
    'Not made:',
    ...others.map(({ installers, why }) => `  ${installers}: ${why}`),
  ].join('\n');
}

const NETWORK_ERRORS = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

/**
 * Explains a failed download of Electron or of a tool that makes installers. Undefined for other errors, which are
 * reported as they are.
 */
export function describeFailedDownload(platform: string, error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (!NETWORK_ERRORS.has(String(error.code))) return undefined;
  const own = SYSTEMS.find((system) => system.platform === platform);
  return [
    `Not made: ${own?.installers ?? 'installers'}.`,
    `A download failed: ${error.message}.`,
    'electron-builder downloads Electron and its tools from github.com. Run this where it can be reached, or set',
    'ELECTRON_MIRROR and ELECTRON_BUILDER_BINARIES_MIRROR to a mirror.',
    'Built: dist/web and dist/desktop, which the installers contain.',
  ].join('\n');
}
