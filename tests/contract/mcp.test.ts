import { beforeAll, describe, expect, it } from 'vitest';
import { assistantTools } from '#shared/api/assistantTools.ts';
import { type Person, person } from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';
import { callTool, connectAssistant } from '../support/mcp.ts';

let broker: Person;
let key: ApiKey;
let assistant: Awaited<ReturnType<typeof connectAssistant>>;

beforeAll(async () => {
  broker = await person('broker');
  key = await createKey(broker.client);
  assistant = await connectAssistant(key);
});

it('offers every tool to a key with every permission', async () => {
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    assistantTools.map(({ name }) => name).toSorted(),
  );
  expect(tools.every(({ inputSchema }) => inputSchema.type === 'object')).toBe(true);
});

it('offers only the tools that the key has permissions for', async () => {
  const narrow = await createKey(broker.client, { scopes: ['deals:read'] });
  const { tools } = await (await connectAssistant(narrow)).listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(['get_record', 'list_deals']);
});

describe('read tools', () => {
  const READS = assistantTools.filter(({ name }) => name.startsWith('list_'));
  const NEEDED: Record<string, object> = {
    list_messages: {
      filters: [
        {
          field: 'conversation_id',
          condition: 'is',
          value: '00000000-0000-4000-8000-000000000000',
        },
      ],
    },
  };

  it.each(READS.filter(({ name }) => name !== 'list_census').map(({ name }) => [name] as const))(
    '%s returns a page',
    async (name) => {
      const { isError, body } = await callTool(assistant, name, { limit: 2, ...NEEDED[name] });
      expect({ isError, body }).toMatchObject({
        isError: false,
        body: { data: expect.any(Array) },
      });
    },
  );

  it('filters, sorts, and pages', async () => {
    const items = [1, 2, 3].map((index) => ({
      name: `Tool ${index}`,
      stage: 'valuation',
      price: index * 1_000_000,
    }));
    await callApi(key, '/deals/batch', { method: 'POST', body: { items } });
    const filters = [{ field: 'price', condition: 'at_least', value: '2000000' }];
    const args = { filters, search: 'Tool', sort: '-price', limit: 1, fields: ['name'] };
    const first = await callTool(assistant, 'list_deals', args);
    expect(first.body.data).toEqual([{ id: expect.any(String), name: 'Tool 3' }]);
    const second = await callTool(assistant, 'list_deals', { ...args, after: first.body.next });
    expect(second.body).toMatchObject({ data: [{ name: 'Tool 2' }], next: null });
  });

  it('names an invalid argument', async () => {
    const { isError, body } = await callTool(assistant, 'list_deals', { limit: 5000 });
    expect(isError).toBe(true);
    expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: '/limit' }] });
  });
});

describe('changes', () => {
  const propose = (name: string, args: object) => callTool(assistant, name, { ...args });
  const confirm = (token: string) => callTool(assistant, 'confirm_change', { token });
  const addContact = async (name: string) =>
    (await callApi(key, '/contacts', { method: 'POST', body: { name } })).body.id as string;

  it('are shown first and made only when confirmed', async () => {
    const { body } = await propose('propose_create_contacts', { values: { name: 'Ada Asked' } });
    expect(body).toMatchObject({ proposed: 'create', resource: 'contacts' });
    expect(body.changes).toContainEqual({ field: 'name', before: null, after: 'Ada Asked' });
    const path = `/contacts/${body.id}`;
    expect((await callApi(key, path)).status).toBe(404);
    const made = await confirm(body.token);
    expect(made.body).toMatchObject({ done: true, is_replayed: false, record: { id: body.id } });
    expect((await callApi(key, path)).body.name).toBe('Ada Asked');
  });

  it('show only the fields that differ', async () => {
    const id = await addContact('Before');
    const { body } = await propose('propose_update_contacts', { id, values: { name: 'After' } });
    expect(body.changes).toEqual([{ field: 'name', before: 'Before', after: 'After' }]);
  });

  it('happen once, however often they are confirmed', async () => {
    const { body } = await propose('propose_create_tasks', { values: { title: 'Once asked' } });
    const answers = await Promise.all([1, 2, 3].map(() => confirm(body.token)));
    expect(answers.map(({ body: { record } }) => record.id)).toEqual([body.id, body.id, body.id]);
    expect(answers.filter(({ body: { is_replayed } }) => is_replayed)).toHaveLength(2);
  });

  it('are refused if the record changed after the proposal', async () => {
    const id = await addContact('First');
    const { body } = await propose('propose_update_contacts', { id, values: { name: 'Second' } });
    await callApi(key, `/contacts/${id}`, { method: 'PATCH', body: { name: 'Other' } });
    const late = await confirm(body.token);
    expect(late).toMatchObject({ isError: true, body: { code: 'changed_since' } });
    expect((await callApi(key, `/contacts/${id}`)).body.name).toBe('Other');
  });

  it('delete a record only after a second confirmation', async () => {
    const id = await addContact('Gone soon');
    const { body } = await propose('propose_delete', { resource: 'contacts', id });
    expect(body.proposed).toBe('delete');
    expect((await callApi(key, `/contacts/${id}`)).status).toBe(200);
    await confirm(body.token);
    expect((await callApi(key, `/contacts/${id}`)).status).toBe(404);
  });

  it('appear in the owner’s log with the key', async () => {
    const { body } = await propose('propose_create_companies', { values: { name: 'Logged Inc' } });
    await confirm(body.token);
    const { data } = await broker.client
      .from('api_proposals')
      .select('key_id, resource, verb, record_id, title, confirmed_at')
      .eq('record_id', body.id);
    expect(data).toEqual([
      {
        key_id: key.id,
        resource: 'companies',
        verb: 'create',
        record_id: body.id,
        title: 'Logged Inc',
        confirmed_at: expect.any(String),
      },
    ]);
    const requests = await broker.client.from('api_requests').select('path').eq('key_id', key.id);
    const paths = requests.data?.map(({ path }) => path);
    expect(paths).toContain('/mcp/propose_create_companies');
    expect(paths).toContain('/mcp/confirm_change');
  });
});
