import '#shared/texts/integrations.ts';
import type { ConnectVendorCall } from '#shared/integrations/connectors.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isProblem = object({
  kind: text,
  title: text,
  /** The rule that refused the record. */
  rule: orNullish(text),
  /** A name that explains the refusal, such as an account. */
  detail: orNullish(text),
  /** Fields that were changed by hand and stayed. */
  kept: orNullish(listOf(text)),
});

const isSync = object({
  id: text,
  started_at: text,
  finished_at: orNull(text),
  failure: orNull(text),
  added: number,
  changed: number,
  removed: number,
  kept: number,
  refused: number,
  problems: listOf(isProblem),
});
export type ConnectorSync = ShapeOf<typeof isSync>;

const isConnection = object({
  id: text,
  connector: text,
  state: oneOf(['draft', 'connected', 'attention']),
  failure: orNull(text),
  client_id: text,
  settings: anything,
  is_mine: bool,
  person: text,
  connected_at: orNull(text),
  synced_at: orNull(text),
  next_at: orNull(text),
  is_syncing: bool,
  records: number,
  syncs: listOf(isSync),
});
export type ConnectorConnection = ShapeOf<typeof isConnection>;

const areConnections = object({
  can_manage: bool,
  /** Communities whose ledger the user reads. */
  ledgers: listOf(object({ id: text, name: text })),
  connections: listOf(isConnection),
});
export type ConnectorList = ShapeOf<typeof areConnections>;

const isPage = object({ url: text });
const isFinished = object({ connector: text });

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
    authorizeConnector: build.mutation<ShapeOf<typeof isPage>, string>({
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
