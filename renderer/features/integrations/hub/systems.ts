import { type ConnectorSlug, findConnector } from '#shared/integrations/connectors.ts';
import { rowIdOf } from '../connectors/index.ts';
import type { State } from './connectionStates.ts';
import { describeConnections, findConnectorRow } from './connections.ts';
import type { Connections } from './hubShapes.ts';

/** How an account can be connected to one system. */
export interface SystemWay extends State {
  readonly name: string;
  readonly does: string;
  readonly action?: {
    readonly label: string;
    readonly to: ReturnType<typeof describeConnections>[number]['to'];
    /** Row that opens. */
    readonly open?: string;
  };
}

interface System {
  readonly connector?: ConnectorSlug;
  /** Ways that aren't tied to this system and work with it. */
  readonly others?: readonly (keyof Connections)[];
}

/** Systems by the last segment of their page. One that isn't listed has nothing to connect in an account. */
const SYSTEMS: Readonly<Record<string, System>> = {
  alis: { others: ['file_drops', 'scheduled_exports'] },
  docusign: { connector: 'docusign' },
  'google-workspace': {
    connector: 'google-workspace',
    others: ['calendar', 'subscriptions'],
  },
  hubspot: { others: ['file_drops', 'scheduled_exports', 'api_keys', 'webhooks'] },
  matrixcare: { others: ['file_drops', 'scheduled_exports'] },
  'microsoft-365': { connector: 'microsoft-365', others: ['calendar', 'subscriptions'] },
  pointclickcare: { others: ['file_drops', 'scheduled_exports'] },
  powerbi: { connector: 'power-bi', others: ['api_keys'] },
  quickbooks: { connector: 'quickbooks-online', others: ['ledgers'] },
  realpage: { others: ['file_drops', 'scheduled_exports'] },
  'sage-intacct': { others: ['ledgers'] },
  salesforce: { connector: 'salesforce', others: ['file_drops', 'scheduled_exports'] },
  xero: { others: ['ledgers'] },
  yardi: { others: ['file_drops', 'scheduled_exports'] },
  zapier: { others: ['webhooks', 'api_keys'] },
  zoom: { connector: 'zoom' },
};

/** Returns the ways in which the account is or can be connected to a system. */
export function describeSystem(
  slug: string,
  found: Connections,
  isBroker: boolean,
): readonly SystemWay[] {
  const system = SYSTEMS[slug];
  if (system === undefined) return [];
  const all = describeConnections(found, isBroker);
  return [
    ...(system.connector === undefined ? [] : [describeConnection(system.connector, found)]),
    ...(system.others ?? []).flatMap((id) => {
      const way = all.find((entry) => entry.id === id);
      if (way === undefined) return [];
      const { name, does, state, intent, success, failure, to, action, rows } = way;
      // Of several, the first that failed says what to do.
      const failing = rows?.find((row) => row.failure !== undefined);
      return [
        {
          name,
          does,
          state,
          intent,
          success: success ?? rows?.find((row) => row.success !== undefined)?.success,
          failure: failure ?? (failing && `${failing.name}: ${failing.failure}`),
          action: { label: action, to, ...(failing && { open: failing.id }) },
        },
      ];
    }),
  ];
}

function describeConnection(slug: ConnectorSlug, { connectors }: Connections): SystemWay {
  const name = 'Connection';
  const does = `${findConnector(slug)?.exchanges ?? ''}.`;
  if (connectors === null) {
    const state = 'Set up by administrators';
    return { name, does, state, intent: 'none' };
  }
  const action = { to: 'integrationConnections', open: rowIdOf(slug) } as const;
  const row = findConnectorRow(connectors, slug);
  if (row === undefined) {
    return {
      name,
      does,
      state: 'Not connected',
      intent: 'none',
      action: { label: 'Connect', ...action },
    };
  }
  const { state, intent, success, failure } = row;
  return {
    name,
    does,
    state: state === 'On' ? 'Connected' : state,
    intent,
    success,
    failure,
    action: { label: 'Open connection', ...action },
  };
}
