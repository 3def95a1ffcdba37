import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { win32 } from 'node:path';
import { promisify } from 'node:util';
import type { SystemPreferences } from 'electron';
import { POLICY_LOCATIONS } from '#shared/desktop/policies.ts';
import type { PolicySystem } from './sources.ts';

const execute = promisify(execFile);
const COMMAND_TIMEOUT_MS = 3000;

/** Returns the policy-related functions of this computer. */
export function thisSystem(
  preferences: Pick<SystemPreferences, 'getUserDefault'>,
  policyFile?: string,
): PolicySystem {
  return {
    // A developer's policy file replaces the policies of any system.
    platform: policyFile === undefined ? process.platform : 'linux',
    policyFile: policyFile ?? POLICY_LOCATIONS.file,
    registryTool: win32.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'reg.exe'),
    async run(program, args) {
      // Time limit for a registry that doesn't respond.
      const { stdout } = await execute(program, [...args], {
        timeout: COMMAND_TIMEOUT_MS,
        windowsHide: true,
      });
      return stdout;
    },
    userDefault: (name) => preferences.getUserDefault(name, 'string'),
    readFile: (path) => readFile(path, 'utf8'),
  };
}
