import type { Intent } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import type { RouteName } from '#shared/routes.ts';
import type { ConnectionState, Connections } from './hubShapes.ts';

export interface State {
  readonly state: string;
  readonly intent: Intent;
  /** When it last worked. */
  readonly success?: string | undefined;
  /** What failed last, and when. */
  readonly failure?: string | undefined;
}

/** One feed, file drop, or system, with the row where it is set. */
export interface ConnectionRow extends State {
  readonly id: string;
  readonly name: string;
  readonly to: RouteName;
}

export const plural = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;
/** "5 min ago", "just now", "on Nov 21". */
function age(at: string): string {
  const text = formatAge(at, serverNow());
  if (text === 'now') return 'just now';
  return /(?:min|h)$/.test(text) ? `${text} ago` : `on ${text}`;
}
const since = (what: string, at: string | null) =>
  at === null ? undefined : `${what} ${age(at)}.`;

export const off: State = { state: 'Not set up', intent: 'none' };
export const on = (state: string): State => ({ state, intent: 'success' });

const LABELS = {
  on: { state: 'On', intent: 'success' },
  paused: { state: 'Paused', intent: 'warning' },
  draft: { state: 'Sign-in needed', intent: 'warning' },
  waiting: { state: 'Waiting', intent: 'warning' },
  failing: { state: 'Needs attention', intent: 'danger' },
} as const satisfies Record<ConnectionState['state'], State>;

/** Says in words how one connection is, from the words of its failures. */
export function describeItem(
  item: ConnectionState,
  worked: string,
  explain: (failure: string) => string,
): State {
  const failed = item.failure !== null && explain(item.failure);
  return {
    ...LABELS[item.state],
    success: since(worked, item.succeeded_at),
    ...(failed !== false && {
      failure: item.failed_at === null ? failed : `${failed} Last tried ${age(item.failed_at)}.`,
    }),
  };
}

/** Sums up connections of one kind; the rows below say the rest. */
export function countItems(items: readonly ConnectionState[], one: string): State {
  const failing = items.filter(({ state }) => state === 'failing').length;
  if (failing > 0) {
    const needs = failing === 1 ? 'needs' : 'need';
    return { state: `${failing} of ${items.length} ${needs} attention`, intent: 'danger' };
  }
  return items.length === 0 ? off : on(plural(items.length, one));
}

export function describeUse({ active, last_used_at }: Connections['api_keys'], one: string): State {
  if (active === 0) return off;
  return { ...on(plural(active, one)), success: since('Last used', last_used_at) };
}

export function describeProposals({ made, waiting }: Connections['proposals']): State {
  if (waiting > 0) return { state: `${plural(waiting, 'change')} waiting`, intent: 'warning' };
  return made === 0 ? off : on(`${plural(made, 'change')} made`);
}

export function describeCalendar(calendar: Connections['calendar']): State {
  if (calendar === null) return off;
  if (calendar.read_at === null) return on('Link created');
  return { ...on('On'), success: since('Last read', calendar.read_at) };
}

export function describeSubscriptions(found: Connections['subscriptions']): State {
  const success = since('Last read', found.read_at);
  if (found.failing > 0) {
    return {
      state: `${plural(found.failing, 'calendar')} can’t be read`,
      intent: 'danger',
      success,
      failure: since('Last tried', found.failed_at),
    };
  }
  return found.active === 0 ? off : { ...on(plural(found.active, 'calendar')), success };
}

export function describeWidgets({ active, hidden }: Connections['widgets']): State {
  if (hidden > 0) return { state: `${plural(hidden, 'widget')} hidden`, intent: 'warning' };
  return active === 0 ? off : on(plural(active, 'widget'));
}

export function describeWebhooks(found: Connections['webhooks']): State {
  const success = since('Last delivery', found.delivered_at);
  if (found.failing > 0) {
    return {
      state: `${plural(found.failing, 'endpoint')} failing`,
      intent: 'danger',
      success,
      failure: since(
        'The endpoint doesn’t accept deliveries. The first one failed',
        found.failing_since,
      ),
    };
  }
  if (found.off > 0) {
    return { state: `${plural(found.off, 'endpoint')} turned off`, intent: 'warning', success };
  }
  return found.active === 0 ? off : { ...on(`${plural(found.active, 'endpoint')} on`), success };
}

export function describeDomains({ verified, all }: NonNullable<Connections['domains']>): State {
  if (all === 0) return off;
  if (verified === all) return on(plural(verified, 'verified domain'));
  return { state: `${verified} of ${all} verified`, intent: 'warning' };
}
