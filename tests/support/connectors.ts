import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { ConnectVendorCall } from '#shared/integrations/connectors.ts';
import { type Client, clientFor, type NewUser, newUser, type SeparateBackend } from './backend.ts';
import type { VendorStub } from './vendor-stub.ts';

export interface ListedConnection {
  readonly id: string;
  readonly connector: string;
  readonly state: string;
  readonly failure: string | null;
  readonly is_syncing: boolean;
  readonly next_at: string | null;
  readonly records: number;
  readonly syncs: readonly {
    readonly failure: string | null;
    readonly finished_at: string | null;
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly kept: number;
    readonly refused: number;
    readonly problems: readonly object[];
  }[];
}

export const callConnector = (client: Client, body: ConnectVendorCall | object) =>
  client.functions.invoke('connect-vendor', { body: { ...body } });

export const codeOf = async ({
  error,
}: Awaited<ReturnType<typeof callConnector>>): Promise<unknown> =>
  error === null ? null : ((await error.context.json()) as { code: unknown }).code;

export const listConnections = async (client: Client): Promise<readonly ListedConnection[]> => {
  const { data, error } = await client.rpc('list_connectors');
  expect(error).toBeNull();
  return (data as unknown as { connections: readonly ListedConnection[] }).connections;
};

export const findConnection = async (client: Client, id: string): Promise<ListedConnection> => {
  const found = (await listConnections(client)).find((one) => one.id === id);
  if (found === undefined) throw new Error('The connection is not listed.');
  return found;
};

/** The steps from settings to a finished sync, against a backend whose vendors are `stub`. */
export function connectorSteps(own: SeparateBackend, stub: VendorStub) {
  /** Runs what the schedule would run within seconds, and returns the connection when the sync ended. */
  async function settle(client: Client, id: string): Promise<ListedConnection> {
    await fetch(`${own.url}/functions/v1/sync-vendors`, {
      method: 'POST',
      headers: { apikey: own.secretKey },
    });
    await vi.waitFor(
      async () => expect((await findConnection(client, id)).is_syncing).toBe(false),
      { timeout: 30_000, interval: 200 },
    );
    return await findConnection(client, id);
  }
  /** Saves a connection and signs in at the vendor, without the first sync. */
  async function authorize(client: Client, id: string): Promise<string> {
    const started = await callConnector(client, { action: 'authorize', id });
    expect(await codeOf(started)).toBeNull();
    return stub.allow((started.data as { url: string }).url);
  }
  const save = (client: Client, connector: string, id: string, settings: object) =>
    callConnector(client, {
      action: 'save',
      id,
      connector,
      clientId: 'app-of-the-workspace',
      clientSecret: stub.state.secret,
      settings: { sharing: 'private', off: [], ...settings },
    });
  return {
    settle,
    authorize,
    save,
    async sync(client: Client, id: string): Promise<ListedConnection> {
      expect((await client.rpc('sync_connector', { p_id: id })).error).toBeNull();
      return await settle(client, id);
    },
    async connect(client: Client, connector: string, settings: object): Promise<string> {
      const id = randomUUID();
      expect(await codeOf(await save(client, connector, id, settings))).toBeNull();
      const query = await authorize(client, id);
      const finished = await callConnector(client, { action: 'finish', query });
      expect(await codeOf(finished)).toBeNull();
      expect(finished.data).toEqual({ connector });
      return id;
    },
    broker: () => newUser({ at: own, userMetadata: { user_type: 'broker' } }),
    /** Makes a workspace of two administrators and a member. */
    async makeTeam() {
      const service = clientFor(own, own.secretKey);
      const user = () => newUser({ at: own, userMetadata: { user_type: 'broker' } });
      const users = await Promise.all([user(), user(), user()]);
      const id = randomUUID();
      await service
        .from('tenants')
        .insert({ id, name: 'Cedar', subdomain: `t-${id.slice(0, 13)}` } as never);
      for (const [index, role] of (['owner', 'admin', 'member'] as const).entries()) {
        const row = { tenant_id: id, user_id: users[index]?.id, role, is_active: true };
        const { error } = await service.from('tenant_users').insert(row as never);
        expect(error).toBeNull();
      }
      const [owner, admin, member] = users as [NewUser, NewUser, NewUser];
      return { id, owner, admin, member, service };
    },
    /** Runs a statement with all rights. */
    run: <Row extends object>(statement: string) =>
      own.database.write('system', (sql) => sql.unsafe(statement) as unknown as Promise<Row[]>),
  };
}
