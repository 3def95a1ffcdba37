import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackedFile {
  path: string;
  bytes: number;
  /** True if stored next to the archive instead of in it. */
  isUnpacked: boolean;
  read(): Buffer;
}

interface Entry {
  files?: Record<string, Entry>;
  size?: number;
  offset?: string;
  unpacked?: boolean;
}

/** Lists all files of a packed app, inside its archive and next to it. */
export function packedFiles(resources: string): PackedFile[] {
  const archive = join(resources, 'app.asar');
  const whole = readFileSync(archive);
  const headerBytes = whole.readUInt32LE(4);
  const header = JSON.parse(whole.toString('utf8', 16, 16 + whole.readUInt32LE(12))) as Entry;
  const found: PackedFile[] = [];
  const walk = (entry: Entry, path: string): void => {
    for (const [name, child] of Object.entries(entry.files ?? {})) {
      const place = path ? `${path}/${name}` : name;
      if (child.files) walk(child, place);
      else {
        const { size: bytes = 0, offset = '0', unpacked: isUnpacked = false } = child;
        const start = 8 + headerBytes + Number(offset);
        const read = () =>
          isUnpacked
            ? readFileSync(join(`${archive}.unpacked`, place))
            : whole.subarray(start, start + bytes);
        found.push({ path: place, bytes, isUnpacked, read });
      }
    }
  };
  walk(header, '');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const UNWELCOME_NAME =
  /\.(map|tsx?|pem|p12|pfx|key|log)$|\.(test|spec)\.|(^|\/)(tests?|\.env[^/]*|\.haven|keys\.json|demo-password)(\/|$)/;

const SECRET =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]*[A-Za-z0-9+/]{40}|\bsb_secret_[\w-]{20}|\bsk_live_\w{16}|\bAKIA[A-Z0-9]{16}\b/;

const TEXT = /\.(js|cjs|mjs|json|html|css|sql|svg|txt|yml)$/;

/** Returns files that must not be in a package, each with the reason. */
export function findForbiddenFiles(files: readonly PackedFile[], platform: string): string[] {
  const native = new RegExp(`/prebuilds/${platform}-[^/]+/|/@napi-rs/canvas-${platform}-[^/]+/`);
  return files.flatMap(({ path, read }) => {
    if (UNWELCOME_NAME.test(path)) return [`${path}: must not be in a package`];
    if (path.endsWith('.node') && !native.test(path)) return [`${path}: built for another system`];
    if (TEXT.test(path) && SECRET.test(read().toString('utf8')))
      return [`${path}: contains a secret`];
    return [];
  });
}

const MB = 1_000_000;

/** Maximum disk size of each part; a larger part fails the build. */
const BUDGETS: readonly { part: string; in: RegExp; budget: number }[] = [
  { part: 'main and preload', in: /^dist\/desktop\/(?!backend\/|icons\/)/, budget: 1.5 * MB },
  // Includes the repository's own documents, and 0.7 MB that draw 3D models; photos of the demo communities are drawn on
  // request.
  { part: 'screens', in: /^dist\/web\//, budget: 13.2 * MB },
  // Of this, 3.3 MB read and stamp deal room documents, 2.6 MB are the schema and the counties, and 0.6 MB read SFTP folders.
  { part: 'backend', in: /^dist\/desktop\/backend\//, budget: 19 * MB },
  { part: 'database engine', in: /^node_modules\/@electric-sql\//, budget: 20 * MB },
  { part: 'native parts', in: /^node_modules\/(keytar|bcrypt|node-gyp-build)\//, budget: MB },
  { part: 'document drawing', in: /^node_modules\/(@napi-rs|pdfjs-dist)\//, budget: 48 * MB },
  { part: 'all else', in: /^/, budget: 0.1 * MB },
];

export interface PartSize {
  part: string;
  bytes: number;
  budget: number;
}

/** Returns the size of each part; a file counts in the first matching part. */
export function measurePackageParts(
  files: readonly Pick<PackedFile, 'path' | 'bytes'>[],
): PartSize[] {
  const sizes = BUDGETS.map(({ part, budget }) => ({ part, bytes: 0, budget }));
  for (const { path, bytes } of files) {
    const size = sizes[BUDGETS.findIndex((one) => one.in.test(path))];
    if (size) size.bytes += bytes;
  }
  return sizes;
}

const megabytes = (bytes: number): string => (bytes / MB).toFixed(2).padStart(7);

/** Prints package sizes and throws if a part is too large or contains forbidden files. */
export function checkContents(resources: string, platform: string): void {
  const files = packedFiles(resources);
  const sizes = measurePackageParts(files);
  console.log(' \n  Package size in MB by part, with each limit');
  for (const { part, bytes, budget } of sizes) {
    console.log(`  ${part.padEnd(18)}${megabytes(bytes)}  of ${megabytes(budget)}`);
  }
  console.log();
  const errors = [
    ...findForbiddenFiles(files, platform),
    ...sizes
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ part, bytes, budget }) => `${part}: ${bytes} bytes, limit ${budget}`),
  ];
  if (errors.length > 0) throw new Error(`The package is invalid:\n${errors.join('\n')}`);
}
