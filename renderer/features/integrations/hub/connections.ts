import type { Intent } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Connections } from './hubShapes.ts';

export interface Connection {
  readonly name: string;
  readonly does: string;
  readonly state: string;
  readonly intent: Intent;
  /** Where it is set. */
  readonly to: RouteName;
  readonly action: string;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const age = (at: string) => formatAge(at, serverNow());
const off = { state: 'Not set up', intent: 'none' } as const;
const on = (state: string) => ({ state, intent: 'success' }) as const;

/** Returns the connections that the user can set up, with their state. */
export function describeConnections(found: Connections, isBroker: boolean): readonly Connection[] {
  const {
    api_keys: keys,
    apps,
    proposals,
    webhooks,
    calendar,
    subscriptions,
    booking,
    lead_forms: forms,
    widgets,
    connectors,
    listing_feeds: feeds,
    file_drops: drops,
    domains,
    ledgers,
  } = found;
  return [
    {
      name: 'API keys',
      does: 'Your programs read and change records with your rights.',
      to: 'apiMarketplaceKeys',
      action: 'Open API keys',
      ...describeUse(keys, 'active key'),
    },
    {
      name: 'Connected apps',
      does: 'Apps of other developers that you gave access.',
      to: 'apiMarketplaceKeys',
      action: 'Open access',
      ...describeUse(apps, 'app'),
    },
    {
      name: 'Assistants',
      does: 'AI assistants read and propose changes over MCP, with an API key.',
      to: 'apiMarketplaceAssistants',
      action: 'Open assistants',
      ...describeProposals(proposals),
    },
    {
      name: 'Webhooks',
      does: 'Signed events to your server when records and tasks change.',
      to: 'apiMarketplaceWebhooks',
      action: 'Open webhooks',
      ...describeWebhooks(webhooks),
    },
    ...(connectors === null
      ? []
      : [
          {
            name: 'Other systems',
            does: 'Contacts and events of other systems here, and your records there.',
            to: 'integrationConnections',
            action: 'Open connections',
            ...describeConnectors(connectors),
          } as const,
        ]),
    {
      name: 'File drops',
      does: 'CSV files of another system become records, sent or read on a schedule.',
      to: 'integrationFileDrops',
      action: 'Open file drops',
      ...describeDrops(drops),
    },
    {
      name: 'Calendar feed',
      does: 'Outlook, Google, and Apple Calendar show your events.',
      to: 'calendar',
      action: 'Open calendar',
      ...(calendar === null
        ? off
        : on(
            calendar.read_at === null
              ? 'Link created, not read yet'
              : `Last read ${age(calendar.read_at)}`,
          )),
    },
    {
      name: 'Subscribed calendars',
      does: 'Your calendar shows events of Outlook, Google, or Apple Calendar.',
      to: 'calendar',
      action: 'Open calendar',
      ...describeSubscriptions(subscriptions),
    },
    ...(isBroker
      ? [
          {
            name: 'Lead forms',
            does: 'Forms to share or link from your website. Responses become leads.',
            to: 'leadForms',
            action: 'Open lead forms',
            ...(forms.open === 0 ? off : on(plural(forms.open, 'open form'))),
          } as const,
          {
            name: 'Website widgets',
            does: 'Your public listings and lead forms inside your own website.',
            to: 'integrationWidgets',
            action: 'Open widgets',
            ...describeWidgets(widgets),
          } as const,
          {
            name: 'Listing feeds',
            does: 'Your listings of another system become drafts here.',
            to: 'integrationListingFeeds',
            action: 'Open listing feeds',
            ...describeFeeds(feeds),
          } as const,
          {
            name: 'Booking page',
            does: 'Clients book free times from your calendar.',
            to: 'calendar',
            action: 'Open booking settings',
            ...(booking?.is_open === true ? on('Open') : off),
          } as const,
        ]
      : []),
    ...(ledgers > 0
      ? [
          {
            name: 'Accounting exports',
            does: 'Journal entries as QuickBooks and Sage Intacct files.',
            to: 'operatorFinancial',
            action: 'Open ledger',
            ...on(`${ledgers} ${ledgers === 1 ? 'community' : 'communities'}`),
          } as const,
        ]
      : []),
    ...(domains === null
      ? []
      : [
          {
            name: 'Email domain',
            does: 'People with your email domain can join your workspace.',
            to: 'workspaceSettings',
            action: 'Open workspace',
            ...(domains.all === 0
              ? off
              : domains.verified === domains.all
                ? on(`${plural(domains.verified, 'verified domain')}`)
                : ({
                    state: `${domains.verified} of ${domains.all} verified`,
                    intent: 'warning',
                  } as const)),
          } as const,
        ]),
  ];
}

function describeUse({ active, last_used_at }: Connections['api_keys'], one: string) {
  if (active === 0) return off;
  const count = plural(active, one);
  return on(last_used_at === null ? count : `${count}, last used ${age(last_used_at)}`);
}

function describeProposals({ made, waiting }: Connections['proposals']) {
  if (waiting > 0)
    return { state: `${plural(waiting, 'change')} waiting`, intent: 'warning' } as const;
  return made === 0 ? off : on(`${plural(made, 'change')} made`);
}

function describeFeeds({ active, failing }: Connections['listing_feeds']) {
  if (failing > 0) {
    return { state: `${plural(failing, 'feed')} can’t be read`, intent: 'danger' } as const;
  }
  return active === 0 ? off : on(plural(active, 'feed'));
}
function describeDrops({ active, failing }: Connections['file_drops']) {
  if (failing > 0) {
    return { state: `${plural(failing, 'file drop')} can’t be read`, intent: 'danger' } as const;
  }
  return active === 0 ? off : on(plural(active, 'file drop'));
}

function describeConnectors({ active, failing }: NonNullable<Connections['connectors']>) {
  if (failing > 0) {
    return { state: `${plural(failing, 'system')} to reconnect`, intent: 'danger' } as const;
  }
  return active === 0 ? off : on(plural(active, 'system'));
}

function describeSubscriptions({ active, failing }: Connections['subscriptions']) {
  if (failing > 0) {
    return { state: `${plural(failing, 'calendar')} can’t be read`, intent: 'danger' } as const;
  }
  return active === 0 ? off : on(plural(active, 'calendar'));
}

function describeWidgets({ active, hidden }: Connections['widgets']) {
  if (hidden > 0)
    return { state: `${plural(hidden, 'widget')} hidden`, intent: 'warning' } as const;
  return active === 0 ? off : on(plural(active, 'widget'));
}

function describeWebhooks({ active, failing, off: turnedOff }: Connections['webhooks']) {
  if (failing > 0)
    return { state: `${plural(failing, 'endpoint')} failing`, intent: 'danger' } as const;
  if (turnedOff > 0)
    return { state: `${plural(turnedOff, 'endpoint')} turned off`, intent: 'warning' } as const;
  return active === 0 ? off : on(`${plural(active, 'endpoint')} on`);
}
