import type { UpdateState } from '../../shared/desktop/updates.ts';
import type { Policy } from '../policy/policy.ts';
import type { Settings } from '../settings/schema.ts';
import { redact } from './redact.ts';

export interface DiagnosticFacts {
  readonly at: Date;
  readonly versions: Readonly<Record<string, string>>;
  readonly platform: string;
  readonly settings: Settings;
  readonly policy: Policy;
  readonly policyDiagnostics: readonly string[];
  readonly updates: UpdateState;
  /** One-word states of the keychain, the backend and so on. */
  readonly states: Readonly<Record<string, string>>;
  readonly log: string;
}

/**
 * Returns diagnostics for support: facts about this installation and its log. Includes only the kinds and hosts of the
 * workspaces and the number of windows, since window keys name records.
 */
export function diagnosticsText(facts: DiagnosticFacts): string {
  const { workspaces, frontWorkspace: _front, openPages, windows, ...settings } = facts.settings;
  const settingsSummary = {
    ...settings,
    workspaces: workspaces.map(({ choice }) =>
      choice.kind === 'hosted' ? new URL(choice.url).host : choice.kind,
    ),
    windows: Object.keys(windows).length,
    openPages: openPages.length,
  };
  const { workspace: managed, ...policy } = facts.policy;
  const sections = [
    section('Haven Exchange', {
      at: facts.at.toISOString(),
      platform: facts.platform,
      ...facts.versions,
    }),
    section('Settings', settingsSummary),
    section('Policy', { ...policy, workspace: managed && new URL(managed.url).host }),
    facts.policyDiagnostics.join('\n'),
    section('State', { updates: facts.updates, ...facts.states }),
    `Log\n${facts.log}`,
  ];
  return `${redact(sections.filter((text) => text !== '').join('\n\n'))}\n`;
}

function section(title: string, values: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return [title, ...known.map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)].join('\n');
}
