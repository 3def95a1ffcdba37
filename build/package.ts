import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, Platform } from 'electron-builder';
import { buildDesktopBackend } from './desktop-backend.ts';
import { describeFailedDownload, describePackages } from './package-report.ts';
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

const madeInstallers = (): string[] =>
  readdirSync(INSTALLERS)
    .filter((name) => INSTALLER.test(name))
    .sort();

function writeChecksums(): void {
  const lines = madeInstallers().map((name) => {
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
  if (isFolderOnly) return;
  writeChecksums();
  console.log(describePackages(process.platform, madeInstallers()));
}

try {
  await makePackage();
} catch (error) {
  const isExplained = error instanceof ReleaseIncomplete;
  const explained = isExplained ? error.message : describeFailedDownload(process.platform, error);
  console.error(explained ?? error);
  process.exitCode = 1;
}
