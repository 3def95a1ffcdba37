import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '../../backend/settings.ts';
import { inProject } from '../../build/paths.ts';

const read = (path: string) => readFileSync(inProject(`deploy/${path}`), 'utf8');
const packages = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

describe('the container file', () => {
  const file = read('Containerfile');

  test('passes the linter', () => {
    expect(validate(file).map(({ message }) => message)).toEqual([]);
  });

  test('runs the Node of the project without root', () => {
    const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const node = `docker.io/library/node:${packages.devDependencies.node}-bookworm-slim`;
    expect(images).toEqual([node, node]);
    expect([...file.matchAll(/^USER (\w+)/gm)].at(-1)?.[1]).toBe('node');
  });

  test('sets only variables that the product knows', () => {
    const pairs = [...file.matchAll(/\b(HAVEN_\w+)=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(readSettings(Object.fromEntries(pairs))).toMatchObject({
      host: '0.0.0.0',
      seed: 'none',
    });
  });
});

const analyze = 'systemd-analyze';
const hasAnalyze = spawnSync(analyze, ['--version']).status === 0;
if (!hasAnalyze)
  console.warn('The systemd units are not checked: systemd-analyze is not installed.');

test.skipIf(!hasAnalyze)("the systemd units pass systemd's own check", () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-units-'));
  try {
    cpSync(inProject('deploy/systemd'), folder, { recursive: true });
    const units = readdirSync(folder).map((name) => join(folder, name));
    for (const unit of units) {
      const text = readFileSync(unit, 'utf8').replaceAll('/opt/haven-exchange/', inProject(''));
      writeFileSync(unit, text);
    }
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', ...units], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

describe('the Kubernetes manifests', () => {
  const text = read('kubernetes/haven-exchange.yaml');
  const documents = parseAllDocuments(text, { strict: true, uniqueKeys: true });
  const manifests = documents.map((one) => one.toJS() as Manifest);
  const named = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name);

  test('are valid YAML', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });

  test.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s fits the schema of Kubernetes',
    async (_name, manifest) => {
      const module = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`;
      const models = (await import(module)) as Record<
        string,
        new (
          data: Manifest,
        ) => { validate(): void }
      >;
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`There is no schema of ${manifest.kind}.`);
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  test('refer to each other by names that exist', () => {
    const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
    for (const name of names(/configMapRef:\s+name: (\S+)/g)) {
      expect(named('ConfigMap', name)).toBeDefined();
    }
    for (const name of [
      ...names(/secretRef:\s+name: (\S+)/g),
      ...names(/secret:\s+secretName: (\S+)/g),
    ]) {
      expect(named('Secret', name)).toBeDefined();
    }
  });

  test('set variables that the product accepts', () => {
    const values = {
      ...named('ConfigMap', 'haven-exchange')?.data,
      ...named('Secret', 'haven-exchange')?.stringData,
    };
    expect(readSettings(values)).toMatchObject({
      workers: 2,
      s3: { bucket: 'haven-exchange' },
      databaseDirectUrl: expect.any(String),
    });
    for (const name of Object.keys(values)) {
      expect(readFileSync(inProject('backend/settings.ts'), 'utf8')).toContain(`  ${name}: `);
    }
  });

  test('use probes that the product supports', () => {
    const routes = readFileSync(inProject('backend/local/routes.ts'), 'utf8');
    const paths = [...text.matchAll(/path: (\/_local\/\w+)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(routes).toContain(`'${path.slice('/_local'.length)}'`);
  });
});
