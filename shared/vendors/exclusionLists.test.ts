import { describe, expect, it } from 'vitest';
import { detectExclusionLayout, parseListDate } from './exclusionLists.ts';

const LEIE =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE'.split(
    ',',
  );
const SAM =
  'Classification,Name,Prefix,First,Middle,Last,Suffix,Address 1,Address 2,Address 3,Address 4,City,State / Province,Country,Zip Code,Open Data Flag,Blank (Deprecated),Unique Entity ID,Exclusion Program,Excluding Agency,CT Code,Exclusion Type,Additional Comments,Active Date,Termination Date,Record Status,Cross-Reference,SAM Number,CAGE,NPI,Creation_Date'.split(
    ',',
  );
const TODAY = '2026-06-01';

const rowOf = (head: readonly string[], values: Readonly<Record<string, string>>) =>
  head.map((name) => values[name] ?? '');

describe('detectExclusionLayout', () => {
  it('reads companies and people of the LEIE, without birth dates and addresses', () => {
    const layout = detectExclusionLayout(LEIE);
    const company = rowOf(LEIE, {
      BUSNAME: 'QUARRY HILL STAFFING INC',
      NPI: '0000000000',
      CITY: 'DAYTON',
      STATE: 'OH',
      EXCLTYPE: '1128a1',
      GENERAL: 'OTHER BUSINESS',
      EXCLDATE: '20240520',
      REINDATE: '00000000',
    });
    expect(layout?.read(company, 2, TODAY)).toEqual({
      n: 2,
      name: 'QUARRY HILL STAFFING INC',
      is_person: false,
      npi: null,
      place: 'DAYTON, OH',
      state: 'OH',
      kind: '1128a1 · OTHER BUSINESS',
      excluded_on: '2024-05-20',
    });
    const someone = rowOf(LEIE, {
      LASTNAME: 'ROE',
      FIRSTNAME: 'JANE',
      MIDNAME: 'Q',
      NPI: '1234567893',
      DOB: '19600101',
      ADDRESS: '1 MAIN ST',
    });
    const read = layout?.read(someone, 3, TODAY);
    expect(read).toMatchObject({ name: 'JANE Q ROE', is_person: true, npi: '1234567893' });
    expect(JSON.stringify(read)).not.toMatch(/1960|MAIN/);
  });

  it('leaves out reinstated people and exclusions of SAM that have ended', () => {
    const leie = detectExclusionLayout(LEIE);
    expect(leie?.read(rowOf(LEIE, { LASTNAME: 'ROE', REINDATE: '20250101' }), 2, TODAY)).toBeNull();
    const sam = detectExclusionLayout(SAM);
    const firm = {
      Classification: 'Firm',
      Name: 'Cobalt Laundry LLC',
      'Active Date': '03/02/2023',
    };
    expect(
      sam?.read(rowOf(SAM, { ...firm, 'Termination Date': '03/02/2024' }), 2, TODAY),
    ).toBeNull();
    expect(
      sam?.read(rowOf(SAM, { ...firm, 'Termination Date': 'Indefinite' }), 2, TODAY),
    ).toMatchObject({ name: 'Cobalt Laundry LLC', is_person: false, excluded_on: '2023-03-02' });
  });

  it('rejects other files', () => {
    expect(detectExclusionLayout(['Name', 'Email'])).toBeNull();
  });
});

it('parses only real dates', () => {
  expect([
    parseListDate('20240230'),
    parseListDate('00000000'),
    parseListDate('Indefinite'),
    parseListDate('2/3/2024'),
  ]).toEqual([null, null, null, '2024-02-03']);
});
