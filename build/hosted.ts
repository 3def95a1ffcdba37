import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from './paths.ts';

/** What a hosted project has to have; of one that is there, what it has. */
export interface Parts {
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
  readonly secrets: readonly string[];
}

/** Calls the Supabase CLI on the linked project and answers what it wrote. */
export type Cli = (args: readonly string[]) => string;

/** Set by hand, each a key of somebody else's or an address. Without the others a part of the product is silent. */
const NEEDED_SECRETS = ['HAVEN_OUTBOX_KEY', 'HAVEN_PUBLIC_URL'];

/** What the repository asks of a project. */
export function wanted(): Parts {
  const migrations = readdirSync(inProject('supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, name.indexOf('_')))
    .sort();
  const functions = globSync('*/index.ts', { cwd: inProject('supabase/functions') })
    .map((path) => path.slice(0, path.lastIndexOf('/')))
    .sort();
  return { migrations, functions, secrets: [...NEEDED_SECRETS, ...optionalSecrets()] };
}

const SECRET = /\b(?:HAVEN|STRIPE)_[A-Z_]{3,40}\b/g;

/** Every other secret that a function reads. */
export function optionalSecrets(): readonly string[] {
  const files = globSync('**/*.ts', { cwd: inProject('supabase/functions') });
  const named = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(inProject(`supabase/functions/${file}`), 'utf8');
      const isAsking = source.includes('secrets');
      return isAsking ? (source.match(SECRET) ?? []) : [];
    });
  return [...new Set(named)].filter((name) => !NEEDED_SECRETS.includes(name)).sort();
}

/** What the linked project has, as the CLI tells it. */
export function present(cli: Cli): Parts {
  const list = (args: readonly string[]) => JSON.parse(cli([...args, '--output', 'json']));
  const names = (rows: unknown, key: string): string[] =>
    (Array.isArray(rows) ? rows : []).map((row) => String(row[key] ?? '')).filter(Boolean);
  return {
    migrations: names(list(['migration', 'list', '--linked']), 'remote'),
    functions: names(list(['functions', 'list']), 'slug'),
    secrets: names(list(['secrets', 'list']), 'name'),
  };
}

/** What is wanted and not there. */
export function lacking(wants: Parts, has: Parts): Parts {
  const less = (all: readonly string[], there: readonly string[]) =>
    all.filter((one) => !there.includes(one));
  return {
    migrations: less(wants.migrations, has.migrations),
    functions: less(wants.functions, has.functions),
    secrets: less(wants.secrets, has.secrets),
  };
}

/** The calls of the CLI that bring what is lacking; secrets are nobody's but their owner's to set. */
export function steps({ migrations, functions }: Parts): readonly (readonly string[])[] {
  return [
    ...(migrations.length > 0 ? [['db', 'push', '--linked']] : []),
    ['config', 'push'],
    ...functions.map((name) => ['functions', 'deploy', name]),
  ];
}

/** What a person reads of it, a line a thing. */
export function told({ migrations, functions, secrets }: Parts): readonly string[] {
  const isNeeded = (name: string) => NEEDED_SECRETS.includes(name);
  return [
    ...migrations.map((version) => `migration ${version} is not applied`),
    ...functions.map((name) => `function ${name} is not deployed`),
    ...secrets
      .filter(isNeeded)
      .map((name) => `secret ${name} is not set: supabase secrets set ${name}=…`),
    ...secrets
      .filter((name) => !isNeeded(name))
      .map((name) => `secret ${name} is not set: what it is for stays silent`),
  ];
}

const NOTHING: Parts = { migrations: [], functions: [], secrets: [] };

function run([act = '', ...flags]: readonly string[]): number {
  const isDry = flags.includes('--dry-run');
  if (!['check', 'apply'].includes(act)) {
    console.error('npm run hosted -- check | apply [--dry-run]; --dry-run asks no project.');
    return 2;
  }
  const cli: Cli = (args) =>
    execFileSync('supabase', args, { cwd: inProject(''), encoding: 'utf8' });
  const lacks = lacking(wanted(), isDry ? NOTHING : present(cli));
  for (const line of told(lacks)) console.log(line);
  if (act === 'apply') {
    for (const step of steps(lacks)) {
      console.log(`supabase ${step.join(' ')}`);
      if (!isDry) execFileSync('supabase', step, { cwd: inProject(''), stdio: 'inherit' });
    }
  }
  const isWhole = lacks.migrations.length + lacks.functions.length === 0;
  const isReady = isWhole && !lacks.secrets.some((name) => NEEDED_SECRETS.includes(name));
  return act === 'check' && !isDry && !isReady ? 1 : 0;
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2));
