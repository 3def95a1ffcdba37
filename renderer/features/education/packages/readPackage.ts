import { unzipSync } from 'fflate';

export interface PackageFiles {
  readonly standard: 'scorm_1_2' | 'xapi';
  readonly launch: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const MAX_ZIP_BYTES = 30_000_000;
const MAX_UNPACKED_BYTES = 30_000_000;
const MAX_FILES = 500;

/** Its message is for the author. */
export class PackageError extends Error {}

/** Reads a SCORM 1.2 or xAPI package. Sizes are checked before anything is unpacked. */
export function readPackage(zip: Uint8Array): PackageFiles {
  if (zip.length > MAX_ZIP_BYTES) throw new PackageError('Choose a file of up to 30 MB.');
  let bytes = 0;
  let count = 0;
  const unpacked = unpack(zip, ({ name, originalSize }) => {
    if (name.endsWith('/')) return false;
    bytes += originalSize;
    count += 1;
    if (bytes > MAX_UNPACKED_BYTES || count > MAX_FILES) {
      throw new PackageError('The package is too large. Up to 30 MB and 500 files are possible.');
    }
    return true;
  });
  const files = new Map(Object.entries(unpacked));
  const manifest = files.get('imsmanifest.xml');
  const tincan = files.get('tincan.xml');
  const launch =
    manifest !== undefined ? findScormLaunch(manifest) : tincan && findXapiLaunch(tincan);
  if (launch === undefined || launch === null || !files.has(launch)) {
    throw new PackageError('This file is not a SCORM 1.2 or xAPI package.');
  }
  return { standard: manifest === undefined ? 'xapi' : 'scorm_1_2', launch, files };
}

function unpack(
  zip: Uint8Array,
  filter: (file: { readonly name: string; readonly originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(zip, { filter });
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError('This file is damaged or not a zip file.');
  }
}

const parseXml = (bytes: Uint8Array): Document =>
  new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/xml');

/** Returns the path of a page without its query and without a leading "./". */
const cleanPath = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').replace(/^\.\//, '');

/** The first resource of a manifest that is a learning object. SCORM 2004 is not supported. */
function findScormLaunch(manifest: Uint8Array): string | null {
  const xml = parseXml(manifest);
  const version = xml.getElementsByTagName('schemaversion')[0]?.textContent?.trim() ?? '1.2';
  if (version !== '1.2') return null;
  const resources = [...xml.getElementsByTagName('resource')].filter(
    (resource) => (resource.getAttribute('href') ?? '') !== '',
  );
  const isObject = (resource: Element) =>
    [...resource.attributes].some(
      ({ name, value }) => /scormtype$/i.test(name) && value.toLowerCase() === 'sco',
    );
  const first = resources.find(isObject) ?? resources[0];
  return first === undefined ? null : cleanPath(first.getAttribute('href') ?? '');
}

function findXapiLaunch(tincan: Uint8Array): string | null {
  const launch = parseXml(tincan).getElementsByTagName('launch')[0]?.textContent?.trim();
  return launch === undefined ? null : cleanPath(launch);
}

const CHUNK_BYTES = 500_000;

/** Splits a file into base64 chunks that fit a request. */
export function* chunksOf(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start === 0 || start < bytes.length; start += CHUNK_BYTES) {
    let binary = '';
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    for (let place = 0; place < chunk.length; place += 0x8000) {
      binary += String.fromCharCode(...chunk.subarray(place, place + 0x8000));
    }
    yield btoa(binary);
  }
}
