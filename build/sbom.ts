import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './paths.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Component {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly integrity: string;
  /** True if it is used only for building and testing and isn't shipped. */
  readonly isForBuild: boolean;
}

const INSIDE = 'node_modules/';

/** Returns every package of the lock file, once per version. */
export function components(): readonly Component[] {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const found = new Map<string, Component>();
  for (const [place, { version, license = '', integrity = '', dev, link }] of Object.entries(
    packages,
  )) {
    if (version === undefined || link === true || !place.includes(INSIDE)) continue;
    const name = place.slice(place.lastIndexOf(INSIDE) + INSIDE.length);
    const isForBuild = dev === true && found.get(`${name}@${version}`)?.isForBuild !== false;
    found.set(`${name}@${version}`, { name, version, license, integrity, isForBuild });
  }
  return [...found.values()];
}

/** Returns the product's bill of materials in CycloneDX format. */
export const createSbom = () => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: components().map(({ name, version, license, integrity, isForBuild }) => ({
    type: 'library',
    'bom-ref': `pkg:npm/${name.replace('@', '%40')}@${version}`,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    name,
    version,
    scope: isForBuild ? 'excluded' : 'required',
    ...(license === '' ? {} : { licenses: [{ expression: license }] }),
    ...(integrity.startsWith('sha512-')
      ? {
          hashes: [
            {
              alg: 'SHA-512',
              content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
            },
          ],
        }
      : {}),
  })),
});

if (import.meta.main) {
  const file = inProject('dist/sbom.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(createSbom(), null, 2)}\n`);
  console.log(`${file}: ${components().length} packages`);
}
