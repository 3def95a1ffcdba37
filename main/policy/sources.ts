import { POLICY_LOCATIONS } from '../../shared/desktop/policies.ts';
import { POLICY_NAMES, type PolicyReading, type RawPolicy, readPolicy } from './policy.ts';

/** System functions needed to read policies. */
export interface PolicySystem {
  readonly platform: NodeJS.Platform;
  readonly policyFile: string;
  /** Runs a program and returns its output; rejects on failure. */
  run(program: string, args: readonly string[]): Promise<string>;
  /** `systemPreferences.getUserDefault(name, 'string')`; managed preferences take precedence in it. */
  userDefault(name: string): string;
  readFile(path: string): Promise<string>;
}

const NOTHING: PolicyReading = { policy: {}, diagnostics: [] };

/** Loads the organization's policy on this computer. Never rejects; unreadable values are ignored. */
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
  try {
    const key = `${hive}\\${POLICY_LOCATIONS.registryKey}`;
    return parseRegistry(await system.run('reg', ['query', key, '/reg:64']));
  } catch {
    // The key doesn't exist, so there is no policy.
    return {};
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
  } catch {
    return NOTHING;
  }
  try {
    const raw: unknown = JSON.parse(text);
    if (raw !== null && typeof raw === 'object' && !Array.isArray(raw)) {
      return readPolicy(pick(Object.entries(raw)), {});
    }
  } catch {
    // Reported below, like any other text that is not an object.
  }
  return {
    policy: {},
    diagnostics: [`${system.policyFile} is ignored: it must be a JSON object.`],
  };
}

function pick(entries: readonly (readonly [string, unknown])[]): RawPolicy {
  const found = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(POLICY_NAMES.map((name) => [name, found.get(name.toLowerCase())]));
}
