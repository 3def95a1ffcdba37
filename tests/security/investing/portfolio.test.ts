import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let teammate: Person;
let outsider: Person;
let investor: Person;

beforeAll(async () => {
  [owner, outsider, investor] = await Promise.all([
    tenantOwner(),
    tenantOwner(),
    person('investor'),
  ]);
  teammate = await memberOf(owner.tenantId);
});

interface Held {
  readonly entity: string;
  readonly holding: string;
}

async function hold(who: Person, values: { readonly sharing?: string } = {}): Promise<Held> {
  const entity = await succeed(
    who.client
      .from('investment_entities')
      .insert({ name: 'Maple LLC', ...values })
      .select('id')
      .single(),
  );
  const holding = await succeed(
    who.client
      .from('holdings')
      .insert({ name: 'Maple Court', entity_id: entity.id })
      .select('id')
      .single(),
  );
  return { entity: entity.id, holding: holding.id };
}

const contribution = { kind: 'contribution', day: '2024-01-02', cents: 250_000_00 };
const record = (
  who: Person,
  { entity, holding }: Held,
  values: object = contribution,
  id: string = randomUUID(),
) =>
  who.client.rpc('record_investor_movement', {
    p_id: id,
    p_entity_id: entity,
    p_values: { holding_id: holding, ...values } as never,
  });
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const textOf = async (call: PromiseLike<{ data: unknown }>) => JSON.stringify((await call).data);
const portfolioOf = (who: Person) => textOf(who.client.rpc('get_portfolio'));

describe('attacks on a portfolio', () => {
  it("another tenant can't read it through tables, calls, search, or counts", async () => {
    const held = await hold(owner);
    await succeed(record(owner, held));
    for (const stranger of [outsider, investor]) {
      expect(
        await succeed(stranger.client.from('holdings').select('id').eq('id', held.holding)),
      ).toEqual([]);
      expect(
        await succeed(
          stranger.client.from('investment_entities').select('id').eq('id', held.entity),
        ),
      ).toEqual([]);
      expect(await portfolioOf(stranger)).not.toContain(held.holding);
      expect(
        await textOf(stranger.client.rpc('find_holdings', { p_words: 'Maple' })),
      ).not.toContain(held.holding);
      expect(await succeed(stranger.client.rpc('count_holdings', { p_words: 'Maple' }))).toBe(0);
      expect(
        await textOf(
          stranger.client.rpc('list_investor_movements', { p_holding_id: held.holding }),
        ),
      ).toBe('{"next":null,"rows":[]}');
    }
  });

  it('another tenant can’t record, reverse, import, or undo, and sees only a missing portfolio', async () => {
    const held = await hold(owner);
    const id = randomUUID();
    await succeed(record(owner, held, contribution, id));
    const importInto = (entity: string) =>
      outsider.client.rpc('import_investor_statement', {
        p_id: randomUUID(),
        p_entity_id: entity,
        p_file_name: 'a.csv',
        p_rows: [{ holding_id: held.holding, ...contribution }] as never,
      });
    for (const entity of [held.entity, randomUUID()]) {
      expect(await codeOf(record(outsider, { ...held, entity }))).toBe('HXPFE');
      expect(await codeOf(importInto(entity))).toBe('HXPFE');
      expect(
        await codeOf(outsider.client.rpc('list_investor_imports', { p_entity_id: entity })),
      ).toBe('HXPFE');
    }
    for (const movement of [id, randomUUID()]) {
      expect(
        await codeOf(
          outsider.client.rpc('reverse_investor_movement', {
            p_id: movement,
            p_reason: 'Mine now',
          }),
        ),
      ).toBe('HXPFE');
      expect(await codeOf(outsider.client.rpc('undo_investor_import', { p_id: movement }))).toBe(
        'HXPFE',
      );
    }
    expect(await portfolioOf(owner)).toContain('"contributed": 25000000'.replace(' ', ''));
  });

  it('an ID of another tenant’s movement can’t be reused to hide or replace it', async () => {
    const victim = await hold(owner);
    const own = await hold(outsider);
    const id = randomUUID();
    await succeed(record(owner, victim, contribution, id));
    expect(await codeOf(record(outsider, own, { ...contribution, cents: 1 }, id))).toBe('HXPFE');
    const [row] = await queryDatabase(
      `select cents::int from private.investor_movements where id = '${id}'`,
    );
    expect(row?.cents).toBe(250_000_00);
  });

  it('a movement can’t name a holding of another tenant or another entity', async () => {
    const victim = await hold(owner);
    const own = await hold(outsider);
    const second = await hold(outsider);
    expect(await codeOf(record(outsider, { entity: own.entity, holding: victim.holding }))).toBe(
      'HXPFG',
    );
    expect(await codeOf(record(outsider, { entity: own.entity, holding: second.holding }))).toBe(
      'HXPFG',
    );
  });

  it('a holding can’t be added to, moved into, or linked to what its author can’t see', async () => {
    const victim = await hold(owner);
    const own = await hold(outsider);
    const sponsor = await succeed(
      owner.client
        .from('investment_sponsors')
        .insert({ name: 'Cedar Point' })
        .select('id')
        .single(),
    );
    const add = outsider.client.from('holdings').insert({ name: 'Spy', entity_id: victim.entity });
    expect(await codeOf(add)).toBe('HXPFE');
    const move = outsider.client
      .from('holdings')
      .update({ entity_id: victim.entity })
      .eq('id', own.holding);
    expect(await codeOf(move)).toBe('HXPFE');
    const link = outsider.client
      .from('holdings')
      .update({ sponsor_id: sponsor.id })
      .eq('id', own.holding);
    expect(await codeOf(link)).toBe('HXPFS');
  });

  it('a private entity hides its holdings, entries, and totals from the team', async () => {
    const held = await hold(owner);
    await succeed(record(owner, held));
    expect(await portfolioOf(teammate)).toContain(held.holding);
    const share = owner.client
      .from('holdings')
      .update({ sharing: 'private' })
      .eq('id', held.holding);
    expect(await codeOf(share)).toBe('HXPFH');
    await succeed(
      owner.client
        .from('investment_entities')
        .update({ sharing: 'private' })
        .eq('id', held.entity)
        .select('id'),
    );
    expect(
      await succeed(teammate.client.from('holdings').select('id').eq('id', held.holding)),
    ).toEqual([]);
    expect(await portfolioOf(teammate)).not.toContain(held.holding);
    expect(
      await textOf(teammate.client.rpc('list_investor_movements', { p_entity_id: held.entity })),
    ).toBe('{"next":null,"rows":[]}');
    expect(await codeOf(record(teammate, held))).toBe('HXPFE');
    expect(await portfolioOf(owner)).toContain(held.holding);
  });

  it('a teammate who leaves loses the portfolio at once', async () => {
    const held = await hold(owner);
    const leaver = await memberOf(owner.tenantId);
    expect(await portfolioOf(leaver)).toContain(held.holding);
    await queryDatabase(`delete from public.tenant_users where user_id = '${leaver.id}'`);
    expect(await portfolioOf(leaver)).not.toContain(held.holding);
    expect(await codeOf(record(leaver, held))).toBe('HXPFE');
  });

  it('the ledger can’t be reached, changed, or deleted directly, not even by the service', async () => {
    const held = await hold(owner);
    await succeed(record(owner, held));
    for (const table of [
      'investor_movements',
      'investor_ledger_entries',
      'investor_ledger_lines',
    ]) {
      const read = owner.client.from(table as never).select();
      expect((await read).error).not.toBeNull();
    }
    const change = queryDatabase(
      `update private.investor_ledger_lines set cents = cents + 1 where entity_id = '${held.entity}'`,
    );
    await expect(change).rejects.toThrow("Posted entries can't change.");
    const remove = queryDatabase(
      `delete from private.investor_ledger_entries where entity_id = '${held.entity}'`,
    );
    await expect(remove).rejects.toThrow("Posted entries can't change.");
    const holding = service().from('holdings').delete().eq('id', held.holding);
    expect((await holding).error?.code).toBe('HXPFT');
  });

  it('a movement is reversed once, even when two people reverse it at the same time', async () => {
    const held = await hold(owner);
    const id = randomUUID();
    await succeed(record(owner, held, contribution, id));
    const reverse = (who: Person) =>
      who.client.rpc('reverse_investor_movement', { p_id: id, p_reason: 'Entered twice' });
    await Promise.all([owner, teammate, owner, teammate].map((who) => succeed(reverse(who))));
    const [sum] = await queryDatabase(
      `select count(*)::int as entries, sum(line_count)::int as lines from private.investor_ledger_entries where entity_id = '${held.entity}'`,
    );
    expect(sum).toEqual({ entries: 2, lines: 4 });
  });

  it('concurrent returns of capital can’t take out more than was contributed', async () => {
    const held = await hold(owner);
    await succeed(record(owner, held, { ...contribution, cents: 100_00 }));
    const take = { kind: 'distribution', day: '2024-06-01', cents: 60_00, return_cents: 60_00 };
    const answers = await Promise.all(
      [owner, teammate].map((who) => codeOf(record(who, held, take))),
    );
    expect(answers.toSorted()).toEqual(['HXPFR', undefined]);
  });

  it('others can’t read, change, or delete a team’s limits', async () => {
    const p_id = randomUUID();
    const limit = { p_id, p_dimension: 'state', p_most_percent: 30 };
    await succeed(owner.client.rpc('save_concentration_limit', limit));
    expect(await portfolioOf(teammate)).toContain(p_id);
    expect(await portfolioOf(outsider)).not.toContain(p_id);
    expect(
      await codeOf(
        outsider.client.rpc('save_concentration_limit', { ...limit, p_most_percent: 100 }),
      ),
    ).toBe('HXPFO');
    await succeed(outsider.client.rpc('delete_concentration_limit', { p_id }));
    expect(await portfolioOf(owner)).toContain(p_id);
  });

  it('hostile text in names and memos is refused', async () => {
    const held = await hold(owner);
    expect(await codeOf(record(owner, held, { ...contribution, memo: 'a\u202eb' }))).toBe('23514');
    expect(await codeOf(record(owner, held, { ...contribution, memo: 'line\nbreak' }))).toBe(
      '23514',
    );
    const name = owner.client.from('investment_entities').insert({ name: 'a\u202eb' });
    expect(await codeOf(name)).toBe('23514');
    expect(
      await codeOf(
        owner.client.rpc('save_concentration_limit', {
          p_id: randomUUID(),
          p_dimension: 'state',
          p_most_percent: 10,
          p_member: 'x\u0007',
        }),
      ),
    ).toBe('23514');
  });
});
