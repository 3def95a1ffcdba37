import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from './paths.ts';
import { hasSupabaseCli, SUPABASE_CLI } from './schema.ts';

/** The parts a hosted project needs, or the parts an existing one has. */
export interface HostedParts {
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
  readonly secrets: readonly string[];
  readonly buckets: readonly string[];
  readonly schedules: readonly string[];
}

/** Calls the Supabase CLI on the linked project and returns its output. */
export type Cli = (args: readonly string[]) => string;

/**
 * Set by hand, each a third party's key or an address. Without the optional ones, a part of the product is disabled.
 */
const NEEDED_SECRETS = ['HAVEN_OUTBOX_KEY', 'HAVEN_PUBLIC_URL'];

/** Returns the parts the repository requires. */
export function getRequiredParts(): HostedParts {
  const migrations = readdirSync(inProject('supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, name.indexOf('_')))
    .sort();
  const functions = globSync('*/index.ts', { cwd: inProject('supabase/functions') })
    .map((path) => path.slice(0, path.lastIndexOf('/')))
    .sort();
  const secrets = [...NEEDED_SECRETS, ...optionalSecrets()];
  return { migrations, functions, secrets, ...broughtByMigrations() };
}

const BUCKETS = /insert into storage\.buckets[^;]*/g;
const BUCKET = /\(\s*'([a-z][a-z-]*)',\s*(?:'|\d)/g;
const SCHEDULE = /\['([a-z][a-z-]*)',\s*'[\d*/,]+ [\d*/,]+ /g;

/** Returns what migrations create if the project allows it; a schedule needs an extension that may be turned off. */
function broughtByMigrations(): Pick<HostedParts, 'buckets' | 'schedules'> {
  const text = globSync('*.sql', { cwd: inProject('supabase/migrations') })
    .map((file) => readFileSync(inProject(`supabase/migrations/${file}`), 'utf8'))
    .join('\n');
  const namesIn = (part: string, of: RegExp) => [...part.matchAll(of)].map(([, name = '']) => name);
  return {
    buckets: [...new Set(namesIn((text.match(BUCKETS) ?? []).join('\n'), BUCKET))].sort(),
    schedules: [...new Set(namesIn(text, SCHEDULE))].sort(),
  };
}

const SECRET = /\b(?:HAVEN|STRIPE)_[A-Z_]{3,40}\b/g;

/** Returns all other secrets that functions read. */
export function optionalSecrets(): readonly string[] {
  const files = globSync('**/*.ts', { cwd: inProject('supabase/functions') });
  const named = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(inProject(`supabase/functions/${file}`), 'utf8');
      const hasSecrets = source.includes('secrets');
      return hasSecrets ? (source.match(SECRET) ?? []) : [];
    });
  return [...new Set(named)].filter((name) => !NEEDED_SECRETS.includes(name)).sort();
}

/** Returns the linked project's parts, as reported by the CLI. */
export function getPresentParts(cli: Cli): HostedParts {
  const list = (args: readonly string[]) => JSON.parse(cli([...args, '--output', 'json']));
  const names = (rows: unknown, key: string): string[] =>
    (Array.isArray(rows) ? rows : []).map((row) => String(row[key] ?? '')).filter(Boolean);
  const queryNames = (sql: string) =>
    names(list(['db', 'query', '--remote', '--read-only', sql]), 'name');
  const jobs = () => {
    try {
      return queryNames('select jobname as name from cron.job');
    } catch {
      // Without the extension there is no such table and there are no jobs.
      return [];
    }
  };
  return {
    migrations: names(list(['migration', 'list', '--remote']), 'remote'),
    functions: names(list(['functions', 'list']), 'slug'),
    secrets: names(list(['secrets', 'list']), 'name'),
    buckets: queryNames('select id as name from storage.buckets'),
    schedules: jobs(),
  };
}

/** Checks the CLI does itself, with its own exit code for findings. */
const CLI_CHECKS: readonly { readonly what: string; readonly args: readonly string[] }[] = [
  {
    what: "settings in config.toml differ from the project's (auth, its limits, the API)",
    args: ['config', 'diff', '--exit-code'],
  },
  {
    what: 'the advisors found issues',
    args: ['db', 'advisors', '--remote', '--level', 'warn', '--fail-on', 'warn'],
  },
];

/** Returns findings in the CLI's own words. */
export function findMisconfigurations(cli: Cli): readonly string[] {
  return CLI_CHECKS.flatMap(({ what, args }) => {
    try {
      cli(args);
      return [];
    } catch (error) {
      const { stdout, message } = error as Error & { readonly stdout?: string };
      return [`${what}: supabase ${args.join(' ')}\n${stdout || message}`];
    }
  });
}

/** Returns the missing parts. */
export function findMissingParts(wants: HostedParts, has: HostedParts): HostedParts {
  const less = (all: readonly string[], there: readonly string[]) =>
    all.filter((one) => !there.includes(one));
  return {
    migrations: less(wants.migrations, has.migrations),
    functions: less(wants.functions, has.functions),
    secrets: less(wants.secrets, has.secrets),
    buckets: less(wants.buckets, has.buckets),
    schedules: less(wants.schedules, has.schedules),
  };
}

/** Returns the CLI calls that add missing parts; only the owner can set secrets. */
export function planSetupCommands({
  migrations,
  functions,
}: HostedParts): readonly (readonly string[])[] {
  return [
    ...(migrations.length > 0 ? [['db', 'push', '--remote']] : []),
    ['config', 'push'],
    ...functions.map((name) => ['functions', 'deploy', name]),
  ];
}

/** Returns the report, one line per part. */
export function formatHostedReport({
  migrations,
  functions,
  secrets,
  buckets,
  schedules,
}: HostedParts): readonly string[] {
  const isNeeded = (name: string) => NEEDED_SECRETS.includes(name);
  return [
    ...migrations.map((version) => `migration ${version} is not applied`),
    ...functions.map((name) => `function ${name} is not deployed`),
    ...buckets.map((name) => `bucket ${name} is missing: a migration creates it`),
    ...schedules.map(
      (name) => `schedule ${name} is missing: turn on pg_cron, then apply its migration again`,
    ),
    ...secrets
      .filter(isNeeded)
      .map((name) => `secret ${name} is not set: supabase secrets set ${name}=…`),
    ...secrets
      .filter((name) => !isNeeded(name))
      .map((name) => `secret ${name} is not set: its feature is disabled`),
  ];
}

/** The CLI installed with the project where it runs, otherwise the machine's own. */
const COMMAND = hasSupabaseCli() ? SUPABASE_CLI : 'supabase';

/** Returns why the CLI failed, including its own message. */
export function explainCliFailure(error: unknown): string {
  const { code, stderr } = error as { readonly code?: unknown; readonly stderr?: unknown };
  if (code === 'ENOENT')
    return 'The Supabase CLI is not installed. Install it, then link the project (docs/hosting.md).';
  // A step with visible output has already printed it.
  const details = typeof stderr === 'string' ? stderr.trim() : '';
  return `The Supabase CLI command failed for the project. ${details}`.trim();
}

const NOTHING: HostedParts = {
  migrations: [],
  functions: [],
  secrets: [],
  buckets: [],
  schedules: [],
};

function run([act = '', ...flags]: readonly string[]): number {
  const isDry = flags.includes('--dry-run');
  if (!['check', 'apply'].includes(act)) {
    console.error(
      "npm run hosted -- check | apply [--dry-run]. --dry-run doesn't call the project.",
    );
    return 2;
  }
  const cli: Cli = (args) =>
    execFileSync(COMMAND, args, { cwd: inProject(''), encoding: 'utf8', stdio: 'pipe' });
  const lacks = findMissingParts(getRequiredParts(), isDry ? NOTHING : getPresentParts(cli));
  for (const line of formatHostedReport(lacks)) console.log(line);
  const misconfigurations = isDry || act === 'apply' ? [] : findMisconfigurations(cli);
  for (const line of misconfigurations) console.log(line);
  if (isDry)
    for (const { args } of CLI_CHECKS)
      console.log(`checks on the project: supabase ${args.join(' ')}`);
  if (act === 'apply') {
    for (const step of planSetupCommands(lacks)) {
      console.log(`supabase ${step.join(' ')}`);
      if (!isDry) execFileSync(COMMAND, step, { cwd: inProject(''), stdio: 'inherit' });
    }
  }
  const { migrations, functions, buckets, schedules } = lacks;
  const isWhole = [migrations, functions, buckets, schedules, misconfigurations].every(
    (one) => one.length === 0,
  );
  const isReady = isWhole && !lacks.secrets.some((name) => NEEDED_SECRETS.includes(name));
  return act === 'check' && !isDry && !isReady ? 1 : 0;
}

if (import.meta.main) {
  try {
    process.exitCode = run(process.argv.slice(2));
  } catch (error) {
    console.error(explainCliFailure(error));
    process.exitCode = 1;
  }
}
