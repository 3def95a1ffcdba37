import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../areas/ai/documents.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let owner: Person & { readonly tenantId: string };
let teammate: Person;
let outsider: Person;

beforeAll(async () => {
  const [one, other] = await Promise.all([tenantOwner(), person('buyer')]);
  owner = one as typeof owner;
  outsider = other;
  teammate = await memberOf(owner.tenantId);
});

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const addExtraction = async (who: Person, values: object = {}): Promise<string> => {
  const insert = who.client
    .from('document_extractions')
    .insert({ title: 'License.pdf', ...values });
  return (await succeed(insert.select('id').single())).id;
};

const save = (who: Person, p_id: string, p_version: number, of: object = {}) =>
  who.client.rpc('save_document_extraction', {
    p_id,
    p_version,
    p_content: { ...content, ...of } as never,
  });

const readState = (who: Person, id: string) =>
  succeed(
    who.client.from('document_extractions').select('state, open_doubts, version').eq('id', id),
  );

const field = (more: object = {}) => ({ ...content.fields[0], ...more });

describe('document extraction access', () => {
  it('hides an extraction from teammates until its owner shares it', async () => {
    const id = await addExtraction(owner);
    expect(await readState(teammate, id)).toEqual([]);
    expect(await codeOf(save(teammate, id, 1))).toBe('HXDXN');
    const share = owner.client.from('document_extractions').update({ sharing: 'team' });
    await succeed(share.eq('id', id).select('id').single());
    expect(await readState(teammate, id)).toHaveLength(1);
  });

  it('rejects a save and a use by someone outside the workspace', async () => {
    const id = await addExtraction(owner);
    expect(await codeOf(save(outsider, id, 1))).toBe('HXDXN');
    const use = outsider.client.rpc('record_document_use', {
      p_id: id,
      p_target: 'statement',
      p_path: '/dashboard',
    });
    expect(await codeOf(use)).toBe('HXDXN');
  });

  it('rejects direct writes to fields that only the call sets', async () => {
    const id = await addExtraction(owner);
    const write = owner.client
      .from('document_extractions')
      .update({ state: 'checked' } as never)
      .eq('id', id);
    expect(await codeOf(write)).toBe('42501');
  });
});

describe('document extraction values', () => {
  it("keeps an extraction with an open question in review and can't use it", async () => {
    const id = await addExtraction(owner);
    await succeed(save(owner, id, 1, { fields: [field({ confidence: 0.6 })] }));
    expect(await readState(owner, id)).toMatchObject([{ state: 'review', open_doubts: 1 }]);
    const use = owner.client.rpc('record_document_use', {
      p_id: id,
      p_target: 'listing_draft',
      p_path: '/submit-listing?draft=1',
    });
    expect(await codeOf(use)).toBe('HXDXD');
  });

  it("counts a user's decision as certain and records a use once", async () => {
    const id = await addExtraction(owner);
    const fields = [field({ confidence: 0.6, origin: 'person' })];
    await succeed(save(owner, id, 1, { fields }));
    expect(await readState(owner, id)).toMatchObject([{ state: 'checked', open_doubts: 0 }]);
    const use = () =>
      succeed(
        owner.client.rpc('record_document_use', {
          p_id: id,
          p_target: 'statement',
          p_path: '/financial-analysis/statements/1',
        }),
      );
    expect(await use()).toBe(await use());
    expect(await readState(owner, id)).toMatchObject([{ state: 'used' }]);
  });

  it('rejects values with a Social Security or Medicare number', async () => {
    const id = await addExtraction(owner);
    for (const value of ['SSN 123-45-6789', 'Social Security: 123456789', '1EG4-TE5-MK73']) {
      expect(await codeOf(save(owner, id, 1, { fields: [field({ value })] }))).toBe('HXDXP');
      expect(await codeOf(save(owner, id, 1, { fields: [field({ text: value })] }))).toBe('HXDXP');
    }
  });

  it.each([
    ['an unknown kind of document', { documentType: 'passport' }],
    ['a field twice', { fields: [field(), field()] }],
    ['an unknown origin', { fields: [field({ origin: 'guess' })] }],
    ['a long value', { fields: [field({ value: 'x'.repeat(201) })] }],
    ['a box without four numbers', { fields: [field({ box: [1, 2] })] }],
    [
      'too many fields',
      { fields: Array.from({ length: 61 }, (_, at) => field({ name: `f${at}` })) },
    ],
    ['an unknown finding', { findings: [{ kind: 'iq', count: 1 }] }],
    ['too many pages', { pages: 201 }],
    ['a wrong hash', { sha256: 'abc' }],
  ])('rejects %s', async (_, of) => {
    const id = await addExtraction(owner);
    expect(await codeOf(save(owner, id, 1, of))).toBe('HXDXI');
  });

  it('rejects a save over a newer version', async () => {
    const id = await addExtraction(owner);
    await succeed(save(owner, id, 1));
    expect(await codeOf(save(owner, id, 1))).toBe('HXDXV');
  });

  it('rejects a use that links outside the product', async () => {
    const id = await addExtraction(owner);
    await succeed(save(owner, id, 1));
    for (const p_path of ['https://attacker.example', '//attacker.example', '/Up/../x', '']) {
      const use = owner.client.rpc('record_document_use', {
        p_id: id,
        p_target: 'statement',
        p_path,
      });
      expect(await codeOf(use)).toBe('HXDXI');
    }
  });
});
