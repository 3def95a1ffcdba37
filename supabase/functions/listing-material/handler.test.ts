import { deflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Material } from '../_shared/documents/material.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const TOKEN = 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy';
const PICTURE = '/storage/v1/object/public/listing-images/a/front.jpg';

const material: Material = {
  kind: 'memorandum',
  version: 3,
  made_at: '2026-11-20T10:00:00Z',
  who: 'Zoë 李',
  address: 'zoe@buyers.example',
  facts: {
    name: 'Birch “Hollow” – 安',
    place: 'Madison, WI',
    type: 'assisted-living',
    is_confidential: false,
    listed_by: null,
    price: 9_100_000,
    beds: 64,
    units: null,
    square_feet: null,
    year_built: 1998,
    occupancy: 88.5,
    cap_rate: null,
    monthly_rate: null,
    license: null,
    description: `One story.\n\n${'Quiet '.repeat(2000)}${'x'.repeat(900)}`,
    amenities: ['Garden'],
    pictures: [PICTURE],
    address: '12 Elm Street, 53703',
    unit_mix: [{ kind: 'Studio', units: 30, rate: 4100 }],
    payor_mix: [{ payor: 'Private', share: 80 }],
    history: [{ month: '2026-10', census: 57, rate: null }],
  },
};

function world(said: unknown, picture: Response = new Response('', { status: 404 })) {
  const paths: string[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      paths.push(pathname);
      return pathname.startsWith('/rest/') ? Response.json(said) : picture;
    },
  };
  const send = (init: RequestInit, query = '') =>
    handle(new Request(`http://backend.example/functions/v1/listing-material${query}`, init), env);
  const post = (body: unknown) =>
    send({
      method: 'POST',
      headers: { Authorization: 'Bearer token' },
      body: JSON.stringify(body),
    });
  return { asked: paths, send, post };
}

/** A PNG whose header states this width, with only two rows present. */
function pngOf(width: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(1, 4);
  head.set([8, 2], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.from([0, 10, 20, 30, 40, 50, 60]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const readText = async (response: Response) => {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return extractText(document, { mergePages: true });
};

describe('listing material', () => {
  it('contains its facts as text only for its owner, and one watermarked picture per page for a reader', async () => {
    const own = await world({ ...material, who: null, address: null }).post({ id: ID });
    const { text, totalPages } = await readText(own);
    for (const said of ['12 Elm Street', '$9,100,000', 'Studio', 'Private', '57', '88.5%']) {
      expect(text).toContain(said);
    }
    expect(totalPages).toBeGreaterThan(2);
    const response = await world(material).post({ id: ID });
    expect(response.headers.get('content-disposition')).toContain('Birch-Hollow-memorandum-3.pdf');
    const marked = await readText(response);
    expect({ ...marked, text: marked.text.trim() }).toMatchObject({ totalPages, text: '' });
  });

  it('has no watermark for its owner', async () => {
    const { text } = await readText(
      await world({ ...material, who: null, address: null }).post({ id: ID }),
    );
    expect(text).not.toContain('zoe@');
  });

  it('omits a picture that is broken, unsupported or missing', async () => {
    const broken = new Response('no jpeg', { headers: { 'Content-Type': 'image/jpeg' } });
    const foreign = new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
    for (const picture of [broken, foreign]) {
      expect((await world(material, picture).post({ id: ID })).status).toBe(200);
    }
  });

  it('embeds a PNG as pixels, and omits one with a huge stated size', async () => {
    const own = { ...material, who: null, address: null };
    const renderPicture = async (width: number) => {
      const headers = { 'Content-Type': 'image/png' };
      const response = await world(own, new Response(pngOf(width), { headers })).post({ id: ID });
      return new TextDecoder('latin1').decode(await response.arrayBuffer());
    };
    expect(await renderPicture(2)).toMatch(/\/Width 2\n\/Height 1\n/);
    expect(await renderPicture(90_000_000)).not.toContain('/Width');
  });

  it('opens by link alone, makes no request for an invalid token, and counts no view without content', async () => {
    const { send, asked } = world(material);
    expect((await send({}, `?token=${TOKEN}`)).headers.get('content-type')).toBe('application/pdf');
    expect(asked[0]).toBe('/rest/v1/rpc/open_material_by_token');
    const other = world(material);
    expect((await other.send({}, '?token=<script>')).status).toBe(404);
    expect((await other.send({ method: 'HEAD' }, `?token=${TOKEN}`)).status).toBe(200);
    expect((await other.send({ method: 'POST' })).status).toBe(401);
    expect((await other.post({ id: '../other' })).status).toBe(400);
    expect(other.asked).toEqual([]);
  });

  it('reports a closed link and a missing material', async () => {
    const { send, post } = world(null);
    const closed = await send({}, `?token=${TOKEN}`);
    expect([closed.status, await closed.text()]).toEqual([
      404,
      expect.stringContaining('no longer available'),
    ]);
    expect((await post({ id: ID })).status).toBe(404);
  });
});
