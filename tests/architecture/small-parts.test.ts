import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** A file of fewer lines is a part of whoever alone needs it, and stands there. */
const SMALL = 25;

/** What is a file whatever its size, since it is found where it stands or is one of many alike. */
const CONVENTIONS: readonly RegExp[] = [
  // The doors of folders, and what declares nothing but types for the compiler.
  /\/index\.tsx?$|\.d\.ts$/,
  // Words and pictures, apart from what shows them; sentences, by area.
  /^renderer\/content\/|^shared\/messages\//,
  // What draws a content file, named after the end of that file's name.
  /^renderer\/site\/archetypes\/\w+Page\.tsx$/,
  // One file an area of routes, a part of the bridge, a group of the auth service's addresses.
  /^shared\/routes\/areas\/|^shared\/desktop\/ipc\/|^backend\/auth\/routes\//,
];

/** Each with the reason for which it stands alone. */
const EXCUSED: Readonly<Record<string, string>> = {
  'backend/http/content-type.ts': 'One rule for every route, with tests of its own.',
  'backend/realtime/socket-to-close.ts':
    'The choice of the socket to close, apart from the server.',
  'renderer/core/account/lastStanding.ts': 'Only this file knows the storage key.',
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
  /** A test stands on it, it is a script of its own, or a folder's door passes it on. */
  isAlone: boolean;
}

/** How a file is mentioned at a place of a text: what only passes it on does not use it. */
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

test('what is small and needed in one place stands there', () => {
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
