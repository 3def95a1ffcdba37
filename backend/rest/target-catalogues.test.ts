import { describe, expect, it } from 'vitest';
import type { Catalogue } from './exposed.ts';
import { hasSingleTarget, TargetCatalogues } from './target-catalogues.ts';

const speaks = (query: string) => hasSingleTarget(new URLSearchParams(query));

describe('single-table requests', () => {
  it.each([
    '',
    'select=id,name&order=name.desc,id&limit=20',
    'select=data->a->>b::int&id=in.(1,2)&or=(a.eq.1,b.eq.2)',
    'columns=a,b&on_conflict=id',
  ])('include ?%s', (query) => expect(speaks(query)).toBe(true));

  it.each([
    'select=id,owner(name)',
    'select=id,...owner(name)',
    'select=id,count()',
    'select=id&owner.name=eq.x',
    'select=id&order=owner(name)',
    'select=id&not.and=(a.eq.1,b.eq.2)',
    'select=id&select=owner(name)',
  ])('exclude ?%s', (query) => expect(speaks(query)).toBe(false));
});

const whole: Catalogue = {
  tables: [{ name: 'boats' }, { name: 'owners' }, { name: 'docks' }],
  views: [{ name: 'quick_boats' }],
  columns: [
    { table: 'boats' },
    { table: 'owners' },
    { table: 'docks' },
    { table: 'quick_boats' },
    { table: 'boats' },
  ],
  indexes: [],
  foreign_keys: [
    { table: 'boats', ref_table: 'owners', fk_def: '' },
    { table: 'docks', ref_table: 'owners', fk_def: '' },
  ],
  primary_keys: [{ table: 'boats' }, { table: 'docks' }],
  check_constraints: [],
  unique_constraints: [{ table: 'owners' }],
  comments: [],
  functions: [
    { name: 'fleet', return_type: 'SETOF public.boats' },
    { name: 'ping', return_type: 'text' },
  ],
};
const about = (name: string | undefined) => new TargetCatalogues<Catalogue>().of(whole, name);

describe('catalog shown to the engine', () => {
  it('contains a table with its columns, its keys and the keys that reference it', () => {
    const { tables, columns, foreign_keys, primary_keys, functions } = about('boats');
    expect(tables).toEqual([{ name: 'boats' }]);
    expect(columns).toHaveLength(2);
    expect(foreign_keys).toEqual([{ table: 'boats', ref_table: 'owners', fk_def: '' }]);
    expect(primary_keys).toEqual([{ table: 'boats' }]);
    expect(functions).toBe(whole.functions);
    expect(about('owners').foreign_keys).toHaveLength(2);
  });

  it('contains the table whose rows a function returns', () => {
    expect(about('fleet').tables).toEqual([{ name: 'boats' }]);
    expect(about('ping').tables).toEqual([]);
  });

  it('contains everything if the request may involve several tables or an unknown one', () => {
    expect(about(undefined)).toBe(whole);
    expect(about('bots')).toBe(whole);
  });

  it('contains only what is still exposed after something was hidden', () => {
    const narrowed = new TargetCatalogues<Catalogue>();
    expect(narrowed.of(whole, 'boats').columns).toHaveLength(2);
    expect(narrowed.of({ ...whole, columns: [] }, 'boats').columns).toEqual([]);
  });
});
