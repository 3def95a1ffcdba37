import { arch, release, type } from 'node:os';
import { join } from 'node:path';
import type { SaveDialogOptions } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { DiagnosticFact } from '#shared/desktop/diagnostics.ts';
import type { Handlers } from '#shared/desktop/ipc.ts';
import type { UpdateState } from '#shared/desktop/updates.ts';
import type { KeychainState } from '#shared/host.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { writeFileDurably } from '../../backend/files.ts';
import { diagnosticsText } from '../log/diagnostics.ts';
import type { Policy, PolicyName } from '../policy/policy.ts';
import type { Shell } from './shell.ts';

const NONE = 'none';

/** States of other parts. */
interface States {
  /** Null while no workspace is open. */
  keychain(): Promise<KeychainState | null>;
  /** The address of the server in use. */
  workspace(): string | null;
  updates(): UpdateState;
}

export interface DiagnosticsParts {
  readonly handlers: Handlers<'diagnostics'>;
  /** Exports from the menu; no page shows the outcome. */
  exportFromMenu(): Promise<void>;
}

/** Diagnostics for support: shown, and exported where the user chooses. */
export function serveDiagnostics(shell: Shell, states: States): DiagnosticsParts {
  const { desktop, log, organization, settings, windows } = shell;
  const { app, dialog, shell: system } = desktop.electron;
  const { policy, diagnostics: policyDiagnostics } = organization;
  const host = () => {
    const url = states.workspace();
    return url === null ? null : new URL(url).host;
  };

  async function text(at: Date): Promise<string> {
    const keychain = await states.keychain();
    return diagnosticsText({
      at,
      versions: Object.fromEntries(versions().map(({ name, value }) => [name, value])),
      platform: desktop.platform,
      settings: settings.all(),
      policy,
      policyDiagnostics,
      updates: states.updates(),
      states: {
        keychain: keychain ?? NONE,
        workspace: host() ?? NONE,
        windows: String(windows.all.length),
      },
      log: log.read(),
    });
  }

  function versions(): DiagnosticFact[] {
    const { electron, chrome, node } = process.versions;
    const found = {
      [DESKTOP.productName]: app.getVersion(),
      Electron: electron,
      Chromium: chrome,
      'Node.js': node,
      System: `${type()} ${release()}, ${arch()}`,
    };
    return Object.entries(found).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  }

  async function save(): Promise<'saved' | 'cancelled' | 'failed'> {
    try {
      const now = new Date();
      const name = `haven-exchange-diagnostics-${now.toISOString().slice(0, 10)}.txt`;
      const options: SaveDialogOptions = {
        title: 'Export diagnostics',
        defaultPath: join(app.getPath('downloads'), name),
        filters: [{ name: 'Text', extensions: ['txt'] }],
      };
      const over = windows.focused();
      const { canceled, filePath } = await (over
        ? dialog.showSaveDialog(over, options)
        : dialog.showSaveDialog(options));
      if (canceled || filePath === '') return 'cancelled';
      writeFileDurably(filePath, await text(now), 0o600);
      return 'saved';
    } catch (error) {
      log.error('could not export the diagnostics', error);
      return 'failed';
    }
  }

  return {
    handlers: {
      async read() {
        return {
          versions: versions(),
          keychain: await states.keychain(),
          workspace: host(),
          policies: policiesInForce(policy),
          unusedPolicies: [...policyDiagnostics],
        };
      },
      save,
      showLog() {
        // Always the folder of our own log, whatever the page requests.
        system.showItemInFolder(log.directory);
        return undefined;
      },
    },
    async exportFromMenu() {
      if ((await save()) !== 'failed') return;
      const { description: message } = desktopMessages.diagnosticsFailed;
      await dialog.showMessageBox({ type: 'error', message });
    },
  };
}

const yesOrNo = (is: boolean | undefined) => (is === undefined ? undefined : is ? 'Yes' : 'No');
const hostOf = (address: string | undefined) => address && new URL(address).host;

/** Returns the effective policies by their administrator-facing names; URLs as hosts only, keys left out. */
function policiesInForce(policy: Policy): DiagnosticFact[] {
  const { quietHours, workspace } = policy;
  const values: Record<PolicyName, string | undefined> = {
    DisableUpdates: yesOrNo(policy.disableUpdates),
    UpdateChannel: policy.updateChannel,
    UpdateUrl: hostOf(policy.updateUrl),
    MinimumVersion: policy.minimumVersion,
    DisableTray: yesOrNo(policy.disableTray),
    StartAtLogin: yesOrNo(policy.startAtLogin),
    DownloadsFolder: policy.downloadsFolder && 'set',
    DisableHardwareAcceleration: yesOrNo(policy.disableHardwareAcceleration),
    SpellCheckUrl: hostOf(policy.spellCheckUrl),
    AllowedServers: policy.allowedServers?.map(hostOf).join(', '),
    QuietHours: quietHours && `${quietHours.start}–${quietHours.end} ${quietHours.timezone}`,
    HideNotificationContent: yesOrNo(policy.hideNotificationContent),
    WorkspaceUrl: hostOf(workspace?.url),
    WorkspaceKey: workspace && 'set',
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
}
