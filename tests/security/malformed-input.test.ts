import { request } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backend, type NewUser, newUser, skipOnHostedBackend } from '../support/backend.ts';
import { bearerOf } from '../support/resumable.ts';
import { queryDatabase } from './sql.ts';

let person: NewUser;
let bearer: string;
beforeAll(async () => {
  skipOnHostedBackend('it asks for what only this backend promises');
  person = await newUser();
  bearer = (await bearerOf(person.client)).authorization ?? '';
});

interface TextResponse {
  status: number;
  text: string;
}

/** Sends a request as is; `fetch` would reject or fix malformed input. */
const send = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<TextResponse> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${backend().url}${path}`,
      {
        method,
        agent: false,
        headers: {
          apikey: backend().publishableKey,
          authorization: bearer,
          ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Internals no caller should see: stack traces, SQL positions, private schema names. */
const RAW =
  /\bat (?:async )?\w+ \(|node_modules|RangeError|TypeError|private\.\w+\(|PL\/pgSQL|select "/;

async function expectCleanResponse(response: Promise<TextResponse>, what: string) {
  const { status, text } = await response;
  expect.soft(status, `${what} ${text.slice(0, 200)}`).toBeLessThan(500);
  expect.soft(text, what).not.toMatch(RAW);
}

const FILTERS = [
  'property_name=fts.!!!',
  'property_name=fts.%26%26',
  'property_name=fts(nowhere).a',
  'property_name=phfts.%00',
  'property_name=like.\\',
  'property_name=ilike.*%5C',
  'property_name=match.(',
  'property_name=imatch.[',
  'property_name=match.a{9999}',
  'property_name=eq.%00',
  'property_name=eq.%ED%A0%80',
  'property_name=in.(',
  'property_name=in.("',
  'property_name=is.nothing',
  'property_name=sl.[1,2]',
  'amenities=cs.{',
  'amenities=cs.{"',
  'amenities=ov.x',
  'id=eq.no-uuid',
  'id=eq(any).{',
  'created_at=gt.yesterday-ish',
  'no_column=eq.1',
  'select="',
  'select="id',
  'select=id,"',
  'select=id(',
  'select=id)',
  'select=(((',
  'select=,,,',
  'select=id::nothing',
  'select=id->',
  'select=id->>"',
  'select=listing_images("id)',
  'select=*,nothing(*)',
  'select=...',
  'select=...listing_images',
  'select=id.nothing()',
  'select=%00',
  'order="',
  'order=id.sideways',
  'order=id.asc.nullsmiddle',
  'order=nothing(',
  'order=%00',
  'limit=-1',
  'limit=x',
  'limit=99999999999999999999',
  'offset=-1',
  'offset=1e99',
  'or=',
  'or=(',
  'or=(id',
  'or=(id.eq.1',
  'or=("',
  'or=(id.nothing.1)',
  'or=()',
  'and=(or(',
  'not.and=x',
  '"=eq.1',
  'a->=eq.1',
  '->>=eq.1',
  '.=eq.1',
  '%00=eq.1',
  'columns="',
];

const BODIES = [
  '{',
  '[',
  '"',
  'null',
  '1',
  '[[]]',
  '[1]',
  '[null]',
  '{"id":{}}',
  '\0',
  '{"\\u0000":1}',
];

describe('malformed input is rejected without a server error', () => {
  it.each(FILTERS)('in a table URL: %s', async (query) => {
    await expectCleanResponse(send('GET', `/rest/v1/listings?${query}`), query);
  });

  it.each(BODIES)('in a body: %s', async (body) => {
    const json = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/rest/v1/profiles'],
      ['POST', '/rest/v1/profiles?columns="'],
      ['POST', '/rest/v1/profiles?on_conflict=nothing'],
      ['PUT', '/rest/v1/profiles?id=eq.1'],
      ['PATCH', '/rest/v1/profiles?id=eq.x'],
      ['POST', '/rest/v1/rpc/my_account'],
      ['POST', '/rest/v1/rpc/find_listings'],
      ['POST', '/auth/v1/token?grant_type=password'],
      ['POST', '/auth/v1/token?grant_type=refresh_token'],
      ['POST', '/auth/v1/token?grant_type=pkce'],
      ['POST', '/auth/v1/signup'],
      ['POST', '/auth/v1/otp'],
      ['POST', '/auth/v1/recover'],
      ['POST', '/auth/v1/resend'],
      ['POST', '/auth/v1/verify'],
      ['PUT', '/auth/v1/user'],
      ['POST', '/auth/v1/factors'],
      ['POST', '/auth/v1/factors/x/verify'],
      ['POST', '/auth/v1/factors/x/challenge'],
      ['POST', '/storage/v1/object/list/avatars'],
      ['POST', '/storage/v1/object/sign/avatars/x'],
      ['POST', '/storage/v1/object/move'],
      ['POST', '/storage/v1/object/copy'],
      ['POST', '/storage/v1/bucket'],
      ['DELETE', '/storage/v1/object/avatars'],
      ['POST', '/realtime/v1/api/broadcast'],
      ['POST', '/realtime/v1/api/broadcast/a/events/b?private=true'],
      ['POST', '/functions/v1/check-room-file'],
      ['POST', '/functions/v1/check-domain'],
      ['POST', '/functions/v1/mark-room-page'],
      ['POST', '/functions/v1/listing-material'],
      ['POST', '/functions/v1/comparison'],
      ['POST', '/functions/v1/create-checkout'],
      ['POST', '/functions/v1/stripe-webhook'],
      ['POST', '/functions/v1/browser-reports'],
      ['POST', '/functions/v1/unsubscribe'],
      ['POST', '/functions/v1/nothing'],
    ] as const) {
      await expectCleanResponse(send(method, path, json, body), `${method} ${path}`);
    }
  });

  it.each(['TRACE', 'TRACK', 'PROPFIND', 'OPTIONS', 'SEARCH'])(
    'by the method %s',
    async (method) => {
      for (const path of [
        '/',
        '/rest/v1/listings',
        '/auth/v1/user',
        '/storage/v1/object/avatars/x',
      ]) {
        await expectCleanResponse(send(method, path), `${method} ${path}`).catch((error) => {
          // Node's own client doesn't support TRACK.
          if (
            !/Invalid HTTP method/.test(String(error)) &&
            !/ECONNRESET|hang up/.test(String(error))
          )
            throw error;
        });
      }
    },
  );

  it.each([
    '/auth/v1/verify?token=%00&type=%00',
    '/auth/v1/verify?token=x&type=nothing&redirect_to=//x',
    '/auth/v1/authorize?provider=%00',
    '/auth/v1/admin/users?page=x',
    '/storage/v1/object/public/%00/x',
    '/storage/v1/object/avatars/%E0%A4%A',
    '/storage/v1/object/sign/avatars/x?token=x',
    '/storage/v1/render/image/public/avatars/x?width=NaN',
    '/storage/v1/bucket/%00',
    '/functions/v1/%00',
    '/functions/v1/calendar-feed?token=%00',
    '/functions/v1/tracked-link?t=%00',
    '/functions/v1/room-archive?ticket=%00',
    '/rest/v1/%00',
    '/rest/v1/rpc/find_listings?p_filters=x',
    '/%E0%A4%A',
    '/property/%00',
  ])('in a URL: %s', async (path) => {
    await expectCleanResponse(send('GET', path), path);
  });

  const HEADERS: Record<string, string>[] = [
    { 'upload-length': 'x' },
    { 'upload-length': '-1' },
    { 'upload-length': '1e3' },
    { 'upload-length': '99999999999999999999' },
    { 'upload-length': '5', 'upload-metadata': '=' },
    { 'upload-length': '5', 'upload-metadata': 'bucketName' },
    { 'upload-length': '5', 'upload-metadata': 'bucketName !!!,objectName' },
    { 'upload-length': '5', 'upload-metadata': `bucketName ${btoa('avatars')},bucketName x` },
    {
      'upload-length': '5',
      'upload-metadata': `bucketName ${btoa('avatars')},objectName ${btoa('a/b')},metadata ${btoa('{')}`,
    },
    { 'upload-defer-length': '2' },
    { 'upload-defer-length': '1', 'upload-length': '5' },
    { 'upload-concat': 'partial', 'upload-length': '5' },
    { 'tus-resumable': '9.9.9', 'upload-length': '5' },
    { 'tus-resumable': 'x' },
    { 'upload-offset': 'x', 'upload-length': '5' },
    {
      'content-type': 'application/offset+octet-stream',
      'upload-length': '5',
      'upload-metadata': ',',
    },
  ];
  it.each(HEADERS.map((headers) => [JSON.stringify(headers), headers] as const))(
    'in the headers of a resumable upload: %s',
    async (what, headers) => {
      const id = crypto.randomUUID();
      for (const [method, path] of [
        ['POST', ''],
        ['POST', '/sign'],
        ['PATCH', `/${id}`],
        ['HEAD', `/${id}`],
        ['DELETE', `/${id}`],
        ['PATCH', '/x'],
      ] as const) {
        const all = { 'tus-resumable': '1.0.0', ...headers };
        await expectCleanResponse(
          send(method, `/storage/v1/upload/resumable${path}`, all, method === 'PATCH' ? 'x' : ''),
          `${method} ${path} ${what}`,
        );
      }
    },
  );

  it.each([
    { range: 'x' },
    { range: '5-1', 'range-unit': 'items' },
    { prefer: 'max-affected=x, handling=strict' },
    { prefer: 'tx=nothing' },
    { accept: 'x/y;;' },
    { 'content-type': '/' },
    { authorization: 'Bearer x' },
    { authorization: 'Bearer a.b.c' },
    { 'x-upsert': 'x', 'content-type': 'image/png' },
  ])('in a header: %o', async (headers) => {
    for (const path of ['/rest/v1/listings', '/storage/v1/object/avatars/x', '/auth/v1/user']) {
      await expectCleanResponse(send('GET', path, headers), path);
    }
  });
});

describe("another site's page", () => {
  const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''];
  const ROUTES: [string, string][] = [
    ['/auth/v1/recover', '{"email":"somebody@people.example"}'],
    ['/auth/v1/otp', '{"email":"somebody@people.example"}'],
    ['/auth/v1/signup', '{"email":"new@people.example","password":"long enough"}'],
    ['/auth/v1/resend', '{"email":"somebody@people.example","type":"signup"}'],
    ['/realtime/v1/api/broadcast', '{"messages":[{"topic":"a","event":"b","payload":{}}]}'],
    ['/realtime/v1/api/broadcast/a/events/b', '{"a":1}'],
    ['/rest/v1/rpc/send_ticket', '{}'],
  ];
  it.each(ROUTES)("can't send a form to %s", async (path, body) => {
    for (const type of FORMS) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await send(
        'POST',
        `${path}?apikey=${backend().publishableKey}`,
        headers,
        body,
      );
      expect(response.status).toBe(415);
      expect(response.text).toContain('Send the body as application/json.');
    }
  });

  it('is distinguished from the client library, which is accepted', async () => {
    const { client } = person;
    expect((await client.auth.resetPasswordForEmail(person.email)).error).toBeNull();
    expect(await client.channel('news').httpSend('said', { a: 1 })).toMatchObject({
      success: true,
    });
    expect((await client.auth.updateUser({ data: { a: 1 } })).error).toBeNull();
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  });
});

describe('an image that claims to be enormous', () => {
  const png = (width: number, height: number) => {
    const head = Buffer.alloc(64);
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
    head.writeUInt32BE(width, 16);
    head.writeUInt32BE(height, 20);
    head[24] = 8;
    head[25] = 2;
    return head;
  };
  const gif = () =>
    Buffer.concat([Buffer.from('GIF89a'), Buffer.from('ffffffff', 'hex'), Buffer.alloc(32)]);
  const webp = () => {
    const head = Buffer.alloc(64);
    head.write('RIFF').valueOf();
    head.writeUInt32LE(56, 4);
    head.write('WEBPVP8X', 8);
    head.writeUInt32LE(10, 16);
    head.fill(0xff, 24, 30);
    return head;
  };
  const jpeg = () =>
    Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0001108fffffff f03'.replace(' ', ''),
      'hex',
    );
  it.each([
    ['a PNG', 'image/png', png(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a tall PNG', 'image/png', png(1, 40_000)],
    ['a GIF', 'image/gif', gif()],
    ['a WebP', 'image/webp', webp()],
    ['a JPEG', 'image/jpeg', jpeg()],
  ])('is rejected as an avatar: %s', async (_, contentType, content) => {
    const owner = await newUser();
    const { error } = await owner.client.storage
      .from('avatars')
      .upload(`${owner.id}/avatar`, content, { contentType });
    expect(error?.message).toMatch(/image is too large|not supported/);
  });

  it('is distinguished from a normal one', async () => {
    const owner = await newUser();
    const { error } = await owner.client.storage
      .from('avatars')
      .upload(`${owner.id}/avatar.png`, png(640, 480), { contentType: 'image/png' });
    expect(error).toBeNull();
  });
});

it('leaves no open transaction afterwards', async () => {
  skipOnHostedBackend('it looks into the database');
  const idle = () =>
    queryDatabase(`
      select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`);
  // The server would end them itself only after 30 s.
  await vi.waitFor(async () => expect(await idle()).toEqual([]), 10_000);
});
