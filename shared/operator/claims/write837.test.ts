import { X12Parser, type X12Segment } from 'node-x12';
import { describe, expect, it } from 'vitest';
import type { ClaimBatch } from './claim.ts';
import { batch, claim, line, PROFILE } from './testBatch.ts';
import { write837 } from './write837.ts';

/** Parses with a library that isn't ours, in strict mode, and checks all envelopes. */
function parse(text: string) {
  const interchange = new X12Parser(true).parse(text);
  if (!('functionalGroups' in interchange)) throw new Error('More than one interchange.');
  const [group] = interchange.functionalGroups;
  const transaction = group?.transactions[0];
  if (group === undefined || transaction === undefined) throw new Error('No transaction.');
  const element = (segment: X12Segment | undefined, position: number) =>
    segment?.valueOf(position) ?? '';
  return {
    interchange,
    group,
    transaction,
    all: (tag: string) =>
      transaction.segments.filter((segment) => segment.tag === tag).map((one) => one.toString()),
    control: [
      element(interchange.header, 13) === element(interchange.trailer, 2),
      element(group.header, 6) === element(group.trailer, 2),
      element(transaction.header, 2) === element(transaction.trailer, 2),
      Number(element(transaction.trailer, 1)) === transaction.segments.length + 2,
    ],
  };
}

describe('837P', () => {
  it('has valid envelopes, control numbers, and counts', () => {
    const text = write837(batch());
    const { group, transaction, control } = parse(text);
    expect(control).toEqual([true, true, true, true]);
    expect(text.slice(0, 106)).toBe(
      'ISA*00*          *00*          *ZZ*MAPLE01        *ZZ*OHCLEAR        *261102*1405*^*00501*000000042*0*T*:~',
    );
    expect(group.header.valueOf(1)).toBe('HC');
    expect(group.header.valueOf(8)).toBe('005010X222A1');
    expect(transaction.header.valueOf(3)).toBe('005010X222A1');
  });

  it('nests each subscriber below the billing provider', () => {
    const claims = [claim(), claim({ number: 'C-1002' })];
    const { all } = parse(write837(batch({ claims })));
    expect(all('HL')).toEqual(['HL*1**20*1~', 'HL*2*1*22*0~', 'HL*3*1*22*0~']);
    expect(all('PRV')).toEqual(['PRV*BI*PXC*310400000X~']);
    expect(all('NM1')).toContain('NM1*85*2*MAPLE COURT*****XX*1234567893~');
    expect(all('NM1')).toContain('NM1*IL*1*LIN*ADA****MI*910000123456~');
    expect(all('CLM')[0]).toBe('CLM*C-1001*2168.45***13:B:1*Y*A*Y*Y~');
  });

  it('writes authorization, diagnoses, services, and dates', () => {
    const { all } = parse(write837(batch()));
    expect(all('REF')).toContain('REF*G1*PA-7781~');
    expect(all('HI')).toEqual(['HI*ABK:F0390*ABF:I10~']);
    expect(all('SV1')).toEqual(['SV1*HC:T2031:U1*2168.45*UN*31***1~']);
    expect(all('DTP')).toEqual(['DTP*472*RD8*20261001-20261031~']);
  });

  it('references the original of a replacement or void', () => {
    const void8 = claim({ frequency: '8', payer_claim_number: 'ICN55' });
    const { all } = parse(write837(batch({ claims: [void8] })));
    expect(all('CLM')[0]).toContain('13:B:8');
    expect(all('REF')).toContain('REF*F8*ICN55~');
  });

  it("can't be extended by a name with delimiters", () => {
    const { subscriber } = claim();
    const name = 'Ada~CLM*X*99999***13:B:1~ Lin’é';
    const { all } = parse(
      write837(batch({ claims: [claim({ subscriber: { ...subscriber, name } })] })),
    );
    expect(all('CLM')).toHaveLength(1);
    expect(all('NM1')).toContain("NM1*IL*1*LIN'E*ADACLMX9999913B1****MI*910000123456~");
  });
});

describe('837I', () => {
  const institutional: ClaimBatch = batch({
    profile: {
      ...PROFILE,
      claim_kind: 'institutional',
      filing_code: 'MA',
      taxonomy: '314000000X',
      needs_authorization: false,
    },
    claims: [claim({ authorization: null, lines: [line({ procedure_code: null })] })],
  });

  it('writes type of bill, statement dates, value codes, and revenue lines', () => {
    const { all, control, group } = parse(write837(institutional));
    expect(control).toEqual([true, true, true, true]);
    expect(group.header.valueOf(8)).toBe('005010X223A2');
    expect(all('CLM')).toEqual(['CLM*C-1001*2168.45***21:A:1**A*Y*Y~']);
    expect(all('DTP').slice(0, 2)).toEqual([
      'DTP*434*RD8*20261001-20261031~',
      'DTP*435*D8*20260501~',
    ]);
    expect(all('CL1')).toEqual(['CL1*3*1*30~']);
    expect(all('HI')).toEqual(['HI*ABK:F0390~', 'HI*ABJ:F0390~', 'HI*ABF:I10~', 'HI*BE:80:::31~']);
    expect(all('SV2')).toEqual(['SV2*0120**2168.45*DA*31~']);
    expect(all('NM1')).toContain('NM1*71*1*VANCE*NORA****XX*1234567893~');
  });
});

describe('validation', () => {
  const other = claim().subscriber;
  const cases: readonly (readonly [string, Partial<ClaimBatch>])[] = [
    ['NPI', { profile: { ...PROFILE, npi: '1234567890' } }],
    ['taxonomy', { profile: { ...PROFILE, taxonomy: '31' } }],
    ['tax ID', { profile: { ...PROFILE, tax_id: '34-1234567' } }],
    ['ZIP code', { address: { ...batch().address, postal_code: '' } }],
    ['diagnosis', { claims: [claim({ diagnoses: [] })] }],
    ['authorization', { claims: [claim({ authorization: null })] }],
    ['member number', { claims: [claim({ subscriber: { ...other, member_number: null } })] }],
    ['procedure code', { claims: [claim({ lines: [line({ procedure_code: null })] })] }],
    ['outside the dates', { claims: [claim({ lines: [line({ to_on: '2026-11-01' })] })] }],
    ['add up', { claims: [claim({ total_cents: 216_846 })] }],
    ['payer’s claim number', { claims: [claim({ frequency: '7' })] }],
    [
      'revenue code',
      {
        profile: { ...PROFILE, claim_kind: 'institutional' },
        claims: [claim({ lines: [line({ revenue_code: '12' })] })],
      },
    ],
    [
      'value code',
      {
        profile: { ...PROFILE, claim_kind: 'institutional' },
        claims: [claim({ value_codes: [] })],
      },
    ],
  ];
  it.each(cases)('refuses a file with a wrong or missing %s', (text, values) => {
    expect(() => write837(batch(values))).toThrow(text);
  });

  it('names the claim that has the problem', () => {
    const wrong = claim({ number: 'C-9', diagnoses: [] });
    expect(() => write837(batch({ claims: [claim(), wrong] }))).toThrow('C-9: Add a diagnosis');
  });
});
