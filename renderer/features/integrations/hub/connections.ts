import {
  type ConnectorSlug,
  connectors as connectorList,
  findConnector,
} from '#shared/integrations/connectors.ts';
import type { RouteName } from '#shared/routes.ts';
import { describeFailure, rowIdOf } from '../connectors/index.ts';
import { describeDropFailure } from '../fileDrops/index.ts';
import { describeFeedFailure } from '../listingFeeds/index.ts';
import { describeExportFailure } from '../scheduledExports/index.ts';
import {
  type ConnectionRow,
  countItems,
  describeCalendar,
  describeDomains,
  describeItem,
  describeProposals,
  describeSubscriptions,
  describeUse,
  describeWebhooks,
  describeWidgets,
  off,
  on,
  plural,
  type State,
} from './connectionStates.ts';
import type { Connections } from './hubShapes.ts';

/** A way to connect the account. */
export interface Connection extends State {
  readonly id: keyof Connections;
  readonly name: string;
  readonly does: string;
  /** Where it is set. */
  readonly to: RouteName;
  readonly action: string;
  readonly rows?: readonly ConnectionRow[];
}

export const hasBrokerRole = (roles: readonly string[] = []): boolean =>
  roles.includes('broker') || roles.includes('broker_of_record');

/** Returns the connections that the user can set up, with their state. */
export function describeConnections(found: Connections, isBroker: boolean): readonly Connection[] {
  return [
    ...describePrograms(found),
    ...describeFiles(found),
    ...describeCalendars(found),
    ...(isBroker ? describeSites(found) : []),
    ...(found.ledgers > 0
      ? [
          {
            id: 'ledgers',
            name: 'Accounting exports',
            does: 'Journal entries as QuickBooks, Sage Intacct, and Xero files.',
            to: 'operatorFinancial',
            action: 'Open ledger',
            ...on(`${found.ledgers} ${found.ledgers === 1 ? 'community' : 'communities'}`),
          } as const,
        ]
      : []),
    ...(found.domains === null
      ? []
      : [
          {
            id: 'domains',
            name: 'Email domain',
            does: 'People with your email domain can join your workspace.',
            to: 'workspaceSettings',
            action: 'Open workspace',
            ...describeDomains(found.domains),
          } as const,
        ]),
  ];
}

const describePrograms = (found: Connections): readonly Connection[] => [
  {
    id: 'api_keys',
    name: 'API keys',
    does: 'Your programs read and change records with your rights.',
    to: 'apiMarketplaceKeys',
    action: 'Open API keys',
    ...describeUse(found.api_keys, 'active key'),
  },
  {
    id: 'apps',
    name: 'Connected apps',
    does: 'Apps of other developers that you gave access.',
    to: 'apiMarketplaceKeys',
    action: 'Open access',
    ...describeUse(found.apps, 'app'),
  },
  {
    id: 'proposals',
    name: 'Assistants',
    does: 'AI assistants read and propose changes over MCP, with an API key.',
    to: 'apiMarketplaceAssistants',
    action: 'Open assistants',
    ...describeProposals(found.proposals),
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    does: 'Signed events to your server when records and tasks change.',
    to: 'apiMarketplaceWebhooks',
    action: 'Open webhooks',
    ...describeWebhooks(found.webhooks),
  },
];

const describeFiles = ({
  connectors,
  file_drops,
  scheduled_exports,
}: Connections): readonly Connection[] => [
  ...(connectors === null
    ? []
    : [
        {
          id: 'connectors',
          name: 'Other systems',
          does: 'Contacts and events of other systems here, and your records there.',
          to: 'integrationConnections',
          action: 'Open connections',
          ...countItems(connectors, 'system'),
          rows: connectorList.flatMap(({ slug }) => findConnectorRow(connectors, slug) ?? []),
        } as const,
      ]),
  {
    id: 'file_drops',
    name: 'File drops',
    does: 'CSV files of another system become records, sent or read on a schedule.',
    to: 'integrationFileDrops',
    action: 'Open file drops',
    ...countItems(file_drops, 'file drop'),
    rows: file_drops.map((drop) => ({
      id: drop.id,
      name: drop.name,
      to: 'integrationFileDrops',
      ...describeItem(drop, 'Last import', describeDropFailure),
    })),
  },
  {
    id: 'scheduled_exports',
    name: 'Scheduled exports',
    does: 'CSV files of your lists, every day or week, for another system.',
    to: 'integrationScheduledExports',
    action: 'Open scheduled exports',
    ...countItems(scheduled_exports, 'scheduled export'),
    rows: scheduled_exports.map((scheduled) => ({
      id: scheduled.id,
      name: scheduled.name,
      to: 'integrationScheduledExports',
      ...describeItem(scheduled, 'Last file', describeExportFailure),
    })),
  },
];

const describeCalendars = ({ calendar, subscriptions }: Connections): readonly Connection[] => [
  {
    id: 'calendar',
    name: 'Calendar feed',
    does: 'Outlook, Google, and Apple Calendar show your events.',
    to: 'calendar',
    action: 'Open calendar',
    ...describeCalendar(calendar),
  },
  {
    id: 'subscriptions',
    name: 'Subscribed calendars',
    does: 'Your calendar shows events of Outlook, Google, or Apple Calendar.',
    to: 'calendar',
    action: 'Open calendar',
    ...describeSubscriptions(subscriptions),
  },
];

const describeSites = (found: Connections): readonly Connection[] => [
  {
    id: 'lead_forms',
    name: 'Lead forms',
    does: 'Forms to share or link from your website. Responses become leads.',
    to: 'leadForms',
    action: 'Open lead forms',
    ...(found.lead_forms.open === 0 ? off : on(plural(found.lead_forms.open, 'open form'))),
  },
  {
    id: 'widgets',
    name: 'Website widgets',
    does: 'Your public listings and lead forms inside your own website.',
    to: 'integrationWidgets',
    action: 'Open widgets',
    ...describeWidgets(found.widgets),
  },
  {
    id: 'listing_feeds',
    name: 'Listing feeds',
    does: 'Your listings of another system become drafts here.',
    to: 'integrationListingFeeds',
    action: 'Open listing feeds',
    ...countItems(found.listing_feeds, 'feed'),
    rows: found.listing_feeds.map((feed) => ({
      id: feed.id,
      name: feed.name,
      to: 'integrationListingFeeds',
      ...describeItem(feed, 'Last read', describeFeedFailure),
    })),
  },
  {
    id: 'booking',
    name: 'Booking page',
    does: 'Clients book free times from your calendar.',
    to: 'calendar',
    action: 'Open booking settings',
    ...(found.booking?.is_open === true ? on('Open') : off),
  },
];

/** Returns the connection to a vendor's system; undefined if there is none. */
export function findConnectorRow(
  connectors: NonNullable<Connections['connectors']>,
  slug: ConnectorSlug,
): ConnectionRow | undefined {
  const found = connectors.find(({ connector }) => connector === slug);
  return (
    found && {
      id: rowIdOf(slug),
      name: findConnector(slug)?.name ?? slug,
      to: 'integrationConnections',
      ...describeItem(found, 'Last sync', describeFailure),
    }
  );
}
