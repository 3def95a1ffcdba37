import '#shared/texts/integrations.ts';
import type { ConnectVendorCall } from '#shared/integrations/connectors.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isProblem = s.object({
  kind: s.text,
  title: s.text,
  /** The rule that refused the record. */
  rule: s.orNullish(s.text),
  /** A name that explains the refusal, such as an account. */
  detail: s.orNullish(s.text),
  /** Fields that were changed by hand and stayed. */
  kept: s.orNullish(s.listOf(s.text)),
});

const isSync = s.object({
  id: s.text,
  started_at: s.text,
  finished_at: s.orNull(s.text),
  failure: s.orNull(s.text),
  added: s.number,
  changed: s.number,
  removed: s.number,
  kept: s.number,
  refused: s.number,
  problems: s.listOf(isProblem),
});
export type ConnectorSync = s.ShapeOf<typeof isSync>;

const isConnection = s.object({
  id: s.text,
  connector: s.text,
  state: s.oneOf(['draft', 'connected', 'attention']),
  failure: s.orNull(s.text),
  client_id: s.text,
  settings: s.anything,
  is_mine: s.bool,
  person: s.text,
  connected_at: s.orNull(s.text),
  synced_at: s.orNull(s.text),
  next_at: s.orNull(s.text),
  is_syncing: s.bool,
  records: s.number,
  syncs: s.listOf(isSync),
});
export type ConnectorConnection = s.ShapeOf<typeof isConnection>;

const areConnections = s.object({
  can_manage: s.bool,
  /** Communities whose ledger the user reads. */
  ledgers: s.listOf(s.object({ id: s.text, name: s.text })),
  connections: s.listOf(isConnection),
});
export type ConnectorList = s.ShapeOf<typeof areConnections>;

const isPage = s.object({ url: s.text });
const isFinished = s.object({ connector: s.text });

type SaveCall = Omit<Extract<ConnectVendorCall, { action: 'save' }>, 'action'>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Connectors', 'Connections'] });

export const {
  useConnectorsQuery,
  useSaveConnectorMutation,
  useAuthorizeConnectorMutation,
  useFinishConnectorMutation,
  useSyncConnectorMutation,
  useDisconnectConnectorMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Connectors', 'Connections'])) => ({
    connectors: read(areConnections, () => rpc('list_connectors'), ['Connectors']),

    saveConnector: write(
      { success: integrationNotices.connectorSaved },
      (values: SaveCall) => (client) =>
        callFunction(client, 'connect-vendor', {
          action: 'save',
          ...values,
        } satisfies ConnectVendorCall),
    ),

    /** Returns the vendor's sign-in page. */
    authorizeConnector: build.mutation<s.ShapeOf<typeof isPage>, string>({
      query: (id) => (client) =>
        callFunction(client, 'connect-vendor', {
          action: 'authorize',
          id,
        } satisfies ConnectVendorCall),
      extraOptions: { failure: 'inline', accepts: isPage },
    }),

    finishConnector: write(
      { success: integrationNotices.connectorConnected, accepts: isFinished },
      (query: string) => (client) =>
        callFunction(client, 'connect-vendor', {
          action: 'finish',
          query,
        } satisfies ConnectVendorCall),
    ),

    syncConnector: write(
      { failure: 'toast', success: integrationNotices.connectorQueued },
      (id: string) => rpc('sync_connector', { id }),
      ['Connectors'],
    ),

    disconnectConnector: write({ success: integrationNotices.connectorRemoved }, (id: string) =>
      rpc('disconnect_connector', { id }),
    ),
  }),
});
