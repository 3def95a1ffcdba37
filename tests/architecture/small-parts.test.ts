import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** A smaller file used in one place belongs to the file that uses it. */
const SMALL = 25;

/** Files of any size that are found by their location or belong to a series. */
const CONVENTIONS: readonly RegExp[] = [
  // Folder entry files, and type declarations for the compiler.
  /\/index\.tsx?$|\.d\.ts$/,
  // Content and images, separate from what renders them; messages, by area.
  /^renderer\/content\/|^shared\/messages\//,
  // Renderers of content files, named after the suffix of those files.
  /^renderer\/site\/archetypes\/\w+Page\.tsx$/,
  // One file per route area, bridge part, or group of auth service paths.
  /^shared\/routes\/areas\/|^shared\/desktop\/ipc\/|^backend\/auth\/routes\//,
];

/** Each with the reason for its own file. */
const EXCUSED: Readonly<Record<string, string>> = {
  'backend/http/content-type.ts': 'One rule for every route, with tests of its own.',
  'backend/realtime/socket-to-close.ts':
    'The choice of the socket to close, apart from the server.',
  'renderer/core/account/cachedStanding.ts': 'Only this file knows the storage key.',
  'renderer/core/api/visitorClient.ts': 'Only host and core know the client library.',
};

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject(''),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(inProject(path)));

const PATH = /['"]((?:\.{1,2}|#shared|#backend)\/[^'"\n]+\.tsx?)['"]/g;
const isTest = (path: string) => /^tests\/|\.(?:test|setup)\.tsx?$|\/testing\//.test(path);

interface Use {
  readonly importers: Set<string>;
  /** True if it has a test, is a script, or is re-exported by its folder's entry file. */
  isAlone: boolean;
}

/** Returns how a text mentions a file at a position; a re-export is not a use. */
function mentionAt(code: string, at: number): 'import' | 'export' | 'call' | null {
  if (code[at - 1] === '(') return 'call';
  const before = code.slice(at - 7, at);
  if (before === 'import ') return 'import';
  if (!before.endsWith('from ')) return null;
  const begun = (word: string) => {
    const place = code.lastIndexOf(`\n${word} `, at);
    return place < 0 && code.startsWith(`${word} `) ? 0 : place;
  };
  return begun('export') > begun('import') ? 'export' : 'import';
}

function uses(): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const from of tracked) {
    const code = readFileSync(inProject(from), 'utf8');
    for (const { 1: name = '', index } of code.matchAll(PATH)) {
      const how = mentionAt(code, index);
      if (how === null) continue;
      const path = name.startsWith('#') ? name.slice(1) : join(from, '..', name);
      const use = found.get(path) ?? { importers: new Set(), isAlone: false };
      found.set(path, use);
      if (how === 'import' && !isTest(from)) use.importers.add(from);
      else use.isAlone = true;
    }
  }
  return found;
}

const isTestedAlone = (path: string) =>
  ['.test.ts', '.test.tsx'].some((end) => existsSync(inProject(path.replace(/\.tsx?$/, end))));

const isSmall = (path: string) => readFileSync(inProject(path), 'utf8').split('\n').length <= SMALL;

test('keeps small code in the only place that uses it', () => {
  const small = [...uses()].filter(
    ([path, { importers, isAlone }]) =>
      importers.size === 1 &&
      !isAlone &&
      /^(?:renderer|shared|backend|main|preload)\//.test(path) &&
      !CONVENTIONS.some((one) => one.test(path)) &&
      isSmall(path) &&
      !isTestedAlone(path),
  );
  const paths = small.map(([path]) => path).toSorted();
  expect(paths).toEqual(Object.keys(EXCUSED).toSorted());
});
