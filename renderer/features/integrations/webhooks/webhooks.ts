import type { Intent } from '@blueprintjs/core';
import type { Delivery, Endpoint } from './webhooksApi.ts';

interface Status {
  readonly label: string;
  readonly intent: Intent;
}

const OFF: Readonly<Record<string, string>> = {
  owner: 'Off',
  failing: 'Turned off: failed for 3 days',
  gone: 'Turned off: answered 410',
  left: 'Turned off: you left the team',
};

export function endpointStatus({ is_enabled, disabled_reason, failing_since }: Endpoint): Status {
  if (!is_enabled) {
    const label = OFF[disabled_reason ?? 'owner'] ?? 'Off';
    return { label, intent: disabled_reason === 'owner' ? 'none' : 'danger' };
  }
  return failing_since === null
    ? { label: 'On', intent: 'success' }
    : { label: 'Failing', intent: 'warning' };
}

const STATES: Readonly<Record<string, Status>> = {
  pending: { label: 'Waiting', intent: 'none' },
  delivered: { label: 'Delivered', intent: 'success' },
  failed: { label: 'Failed', intent: 'danger' },
  skipped: { label: 'Skipped', intent: 'none' },
};

export const deliveryStatus = ({ state, attempts }: Delivery): Status =>
  state === 'pending' && attempts > 0
    ? { label: 'Retrying', intent: 'warning' }
    : (STATES[state] ?? { label: state, intent: 'none' });

const REASONS: Readonly<Record<string, string>> = {
  http_error: 'The receiver answered with an error.',
  redirected: 'The receiver redirected. Use the final URL.',
  timed_out: 'The receiver took longer than 10 seconds.',
  connection_failed: 'The connection failed.',
  host_not_found: 'The host name was not found.',
  address_not_allowed: 'The host is in a private network.',
  invalid_url: 'The URL can’t be used.',
  no_access: 'You can no longer read the record.',
  not_own: 'The record isn’t yours.',
  account_not_active: 'Your account had no access.',
  endpoint_disabled: 'The endpoint was turned off.',
};

export const describeReason = (reason: string | null): string =>
  reason === null ? '' : (REASONS[reason] ?? reason);

interface Attempt {
  readonly at: string;
  readonly status: number | null;
  readonly ms: number;
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'at' in value && 'ms' in value;

/** Returns the latest attempt of a delivery. */
export function lastAttempt({ log }: Delivery): Attempt | undefined {
  const last: unknown = Array.isArray(log) ? log.at(-1) : undefined;
  return isAttempt(last) ? last : undefined;
}
