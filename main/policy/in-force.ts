import type { Fact } from '../../shared/desktop/diagnostics.ts';
import type { Policy, PolicyName } from './policy.ts';

const yesOrNo = (is: boolean | undefined) => (is === undefined ? undefined : is ? 'Yes' : 'No');
const hostOf = (address: string | undefined) => address && new URL(address).host;

/** The policies that count, by the names that administrators know; of addresses the host, of keys nothing. */
export function policiesInForce(policy: Policy): Fact[] {
  const { quietHours, workspace } = policy;
  const values: Record<PolicyName, string | undefined> = {
    DisableUpdates: yesOrNo(policy.disableUpdates),
    UpdateChannel: policy.updateChannel,
    UpdateUrl: hostOf(policy.updateUrl),
    DisableTray: yesOrNo(policy.disableTray),
    QuietHours: quietHours && `${quietHours.start}–${quietHours.end} ${quietHours.timezone}`,
    WorkspaceUrl: hostOf(workspace?.url),
    WorkspaceKey: workspace && 'set',
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
}
