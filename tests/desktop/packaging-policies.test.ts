import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { POLICIES, POLICY_LOCATIONS } from '../../shared/desktop/policies.ts';

const read = (path: string): string => readFileSync(inProject(path), 'utf8');
const admx = read('build/policies/haven-exchange.admx');
const adml = read('build/policies/en-US/haven-exchange.adml');
const profile = read('build/policies/haven-exchange.mobileconfig');
const guide = read('docs/administrators.md');

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const NAMES = POLICIES.map(({ name }) => name);
const ofType = (type: string) =>
  POLICIES.filter((policy) => policy.type === type).map(({ name }) => name);

test('lists the same policies in the Windows template, the profile, the example file and the guide', () => {
  const payload = profile.slice(profile.lastIndexOf('</integer>'));
  expect(allOf(admx, /<policy name="(\w+)"/g)).toEqual(NAMES);
  expect(allOf(admx, /valueName="(\w+)"/g)).toEqual(NAMES);
  expect(allOf(payload, /<key>(\w+)<\/key>/g).filter((key) => !key.startsWith('Payload'))).toEqual(
    NAMES,
  );
  expect(Object.keys(JSON.parse(read('build/policies/policies.example.json')))).toEqual(NAMES);
  expect(allOf(guide, /^\| `(\w+)` \| (?:1 or 0|`latest`|https|text|`22)/gm)).toEqual(NAMES);
});

test('writes policies where the app reads them, with their types', () => {
  const keys = new Set(allOf(admx, / key="([^"]+)"/g));
  expect([...keys]).toEqual([POLICY_LOCATIONS.registryKey]);
  const switches = allOf(admx, /<policy name="(\w+)"[^>]* valueName="\w+">/g);
  expect(switches).toEqual(ofType('switch'));
  const texts = new Set(allOf(admx, /<text id="(\w+)"/g));
  expect(texts).toEqual(new Set([...ofType('address'), ...ofType('text')]));
  expect(allOf(admx, /<value><string>(\w+)<\/string>/g)).toEqual(['latest', 'beta']);
});

test('has exactly the strings and forms that the template uses in the language file', () => {
  const stringIds = [...new Set(allOf(admx, /\$\(string\.(\w+)\)/g))].sort();
  expect(allOf(adml, /<string id="(\w+)"/g).sort()).toEqual(stringIds);
  const forms = allOf(admx, /\$\(presentation\.(\w+)\)/g).sort();
  expect(allOf(adml, /<presentation id="(\w+)"/g).sort()).toEqual(forms);
  expect(allOf(adml, /refId="(\w+)"/g).sort()).toEqual(forms);
});

test.each([
  ['template', admx],
  ['language file', adml],
  ['profile', profile],
])('has a well-formed %s', (_name, text) => {
  const open: string[] = [];
  for (const [, close, name = '', self] of text.matchAll(/<(\/)?([A-Za-z][\w-]*)[^<>]*?(\/)?>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  expect(open).toEqual([]);
});

test('names the policy locations in the guide', () => {
  expect(guide).toContain(`HKLM\\${POLICY_LOCATIONS.registryKey}`);
  expect(guide).toContain(POLICY_LOCATIONS.file);
  expect(profile).toContain(`<string>${POLICY_LOCATIONS.preferencesDomain}</string>`);
  expect(POLICY_LOCATIONS.preferencesDomain).toBe(DESKTOP.appId);
  expect(POLICY_LOCATIONS.registryKey).toContain(DESKTOP.productName);
});
