import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { buildDesktopBackend } from './desktop-backend.ts';
import { inProject } from './paths.ts';
import { ReleaseIncomplete, releaseSettings } from './release-settings.ts';
import { buildWebIfStale } from './web.ts';

/**
 * `npm run package`: builds this system's installers in `dist/installers`, unsigned unless the environment signs
 * them. `-- --dir` stops at the unpacked app; `-- --release` never builds anything unsigned.
 */
const INSTALLERS = inProject('dist/installers');
const INSTALLER = /\.(exe|msi|dmg|zip|deb|AppImage)$/;

const isRelease = process.argv.includes('--release');
const isFolderOnly = process.argv.includes('--dir');

function writeChecksums(): void {
  const lines = readdirSync(INSTALLERS)
    .filter((name) => INSTALLER.test(name))
    .sort()
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(INSTALLERS, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    });
  writeFileSync(join(INSTALLERS, `SHA256SUMS-${process.platform}.txt`), lines.join(''));
  console.log(lines.join(''));
}

async function makePackage(): Promise<void> {
  const config = isRelease ? releaseSettings(process.env, process.platform) : {};
  await buildWebIfStale();
  // In its own process, like the web app, so the bundler's memory is freed with it.
  execFileSync(process.execPath, [inProject('build/desktop.ts')], { stdio: 'inherit' });
  await buildDesktopBackend();
  await build({
    projectDir: inProject(''),
    targets: Platform.current().createTarget(isFolderOnly ? 'dir' : undefined),
    publish: 'never',
    // Without an Apple account the app is packed anyway; a release was rejected above.
    config: isRelease ? config : { mac: { notarize: false } },
  });
  if (!isFolderOnly) writeChecksums();
}

try {
  await makePackage();
} catch (error) {
  console.error(error instanceof ReleaseIncomplete ? error.message : error);
  process.exitCode = 1;
}
