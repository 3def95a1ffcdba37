import { POLICY_LOCATIONS } from '../../shared/desktop/policies.ts';
import { POLICY_NAMES, type PolicyReading, type RawPolicy, readPolicy } from './policy.ts';

/** System functions needed to read policies. */
export interface PolicySystem {
  readonly platform: NodeJS.Platform;
  readonly policyFile: string;
  /** Path of the registry tool, absolute so that no other program of its name can answer. */
  readonly registryTool: string;
  /** Runs a program and returns its output; rejects on failure. */
  run(program: string, args: readonly string[]): Promise<string>;
  /** `systemPreferences.getUserDefault(name, 'string')`; managed preferences take precedence in it. */
  userDefault(name: string): string;
  readFile(path: string): Promise<string>;
}

const NOTHING: PolicyReading = { policy: {}, diagnostics: [] };

/** A policy exists but can't be read. The app must not run as if it didn't exist. */
export class UnreadablePolicyError extends Error {
  override readonly name = 'UnreadablePolicyError';
}

/**
 * Loads the organization's policy on this computer. Invalid values are ignored and reported; rejects with
 * `UnreadablePolicyError` if the policy exists and can't be read.
 */
export async function loadPolicy(system: PolicySystem): Promise<PolicyReading> {
  if (system.platform === 'win32') {
    const [machine, user] = await Promise.all([
      readRegistry(system, 'HKLM'),
      readRegistry(system, 'HKCU'),
    ]);
    return readPolicy(machine, user);
  }
  if (system.platform === 'darwin') return readPolicy(readPreferences(system), {});
  if (system.platform === 'linux') return readFileOf(system);
  return NOTHING;
}

/** Uses `reg query`, which every Windows has; a native module would need a build for each Electron. */
async function readRegistry(system: PolicySystem, hive: 'HKLM' | 'HKCU'): Promise<RawPolicy> {
  const key = `${hive}\\${POLICY_LOCATIONS.registryKey}`;
  try {
    return parseRegistry(await queryRegistry(system, key));
  } catch {
    if (await isKeyAbsent(system, key)) return {};
    throw new UnreadablePolicyError(`${hive} policies can't be read.`);
  }
}

const queryRegistry = (system: PolicySystem, key: string): Promise<string> =>
  system.run(system.registryTool, ['query', key, '/reg:64']);

/** The tool fails alike for a missing and an unreadable key, so the list of its parent decides. */
async function isKeyAbsent(system: PolicySystem, key: string): Promise<boolean> {
  const end = key.lastIndexOf('\\');
  if (end === -1) return false;
  try {
    const name = key.slice(end).toLowerCase();
    const lines = (await queryRegistry(system, key.slice(0, end))).split(/\r?\n/);
    return !lines.some((line) => line.trim().toLowerCase().endsWith(name));
  } catch {
    return isKeyAbsent(system, key.slice(0, end));
  }
}

const VALUE_LINE = /^ {4}(\w+) {4}(REG_SZ|REG_EXPAND_SZ|REG_DWORD)(?: {4}(.*))?$/;

/** Parses lines such as ` UpdateUrl REG_SZ https://updates.example`. */
export function parseRegistry(output: string): RawPolicy {
  return pick(
    output.split(/\r?\n/).flatMap((line) => {
      const [, name = '', type, text = ''] = VALUE_LINE.exec(line) ?? [];
      return name === '' ? [] : [[name, type === 'REG_DWORD' ? Number(text) : text] as const];
    }),
  );
}

/** Read as text, an absent value is an empty string; read as a boolean, it would be "off". */
function readPreferences(system: PolicySystem): RawPolicy {
  const found = POLICY_NAMES.map((name) => [name, system.userDefault(name)] as const);
  return pick(found.filter(([, value]) => value !== ''));
}

async function readFileOf(system: PolicySystem): Promise<PolicyReading> {
  let text: string;
  try {
    text = await system.readFile(system.policyFile);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NOTHING;
    throw new UnreadablePolicyError(`${system.policyFile} can't be read.`);
  }
  try {
    const raw: unknown = JSON.parse(text);
    if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
      return readPolicy(pick(Object.entries(raw)), {});
    }
  } catch {
    // Refused below, like any other text that is not an object.
  }
  throw new UnreadablePolicyError(`${system.policyFile} must be a JSON object.`);
}

function pick(entries: readonly (readonly [string, unknown])[]): RawPolicy {
  const found = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(POLICY_NAMES.map((name) => [name, found.get(name.toLowerCase())]));
}
