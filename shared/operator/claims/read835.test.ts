import { X12Parser } from 'node-x12';
import { describe, expect, it } from 'vitest';
import { read835 } from './read835.ts';
import { readStatusFile } from './readStatus.ts';
import { fromX12Amount, toX12Amount } from './x12.ts';

const ISA =
  'ISA*00*          *00*          *ZZ*OHCLEAR        *ZZ*MAPLE01        *261105*0900*^*00501*000000007*0*P*:~';

/** Wraps the segments of a transaction in envelopes with the right counts. */
function wrap(kind: string, code: string, body: readonly string[]): string {
  const segments = [`ST*${kind}*0001`, ...body, `SE*${body.length + 2}*0001`];
  return `${ISA}GS*${code}*OHCLEAR*MAPLE01*20261105*0900*7*X*005010X221A1~${segments.join('~')}~GE*1*7~IEA*1*000000007~`;
}

const BODY = [
  'BPR*I*2668.45*C*ACH*CCP*01*041000014*DA*1*1999999999**01*041000015*DA*2*20261106',
  'TRN*1*EFT778812*1999999999',
  'DTM*405*20261105',
  'N1*PR*OHIO MEDICAID',
  'N1*PE*MAPLE COURT*XX*1234567893',
  'LX*1',
  'CLP*C-1001*1*2168.45*2018.45*100*MC*ICN1*13*1',
  'CAS*PR*142*100',
  'NM1*QC*1*LIN*ADA',
  'SVC*HC:T2031:U1*2168.45*2118.45**31',
  'DTM*472*20261001',
  'CAS*CO*45*50',
  'REF*6R*3F0B8E0E6A514F0C9D8E2B6D1B1F0A01',
  'CLP*C-1002*4*900*0*0*MC*ICN2*13*1',
  'CAS*CO*197*900',
  'NM1*QC*1*OKE*BEA',
  'CLP*C-1003*1*700*700*0*MC*ICN3*13*1',
  'PLB*1234567893*20261231*WO:ICN0*50',
];

describe('835', () => {
  it('reads payments, adjustments, and services, as another parser does', () => {
    const text = wrap('835', 'HP', BODY);
    const interchange = new X12Parser(true).parse(text);
    const [group] = 'functionalGroups' in interchange ? interchange.functionalGroups : [];
    const paid = (group?.transactions[0]?.segments ?? [])
      .filter(({ tag }) => tag === 'CLP')
      .map((segment) => fromX12Amount(segment.valueOf(4) ?? ''));
    const [remittance] = read835(text);
    expect(remittance?.claims.map(({ paid_cents }) => paid_cents)).toEqual(paid);
    expect(remittance).toMatchObject({
      trace_number: 'EFT778812',
      payer_name: 'OHIO MEDICAID',
      payee_npi: '1234567893',
      paid_on: '2026-11-06',
      total_cents: 266_845,
      provider_adjustments: [{ reason: 'WO', cents: 5000 }],
    });
    expect(remittance?.claims[0]).toEqual({
      claim_number: 'C-1001',
      status_code: '1',
      charged_cents: 216_845,
      paid_cents: 201_845,
      patient_cents: 10_000,
      payer_claim_number: 'ICN1',
      patient_name: 'ADA LIN',
      adjustments: [{ group: 'PR', reason: '142', cents: 10_000 }],
      services: [
        {
          procedure: 'T2031',
          line_id: '3F0B8E0E6A514F0C9D8E2B6D1B1F0A01',
          charged_cents: 216_845,
          paid_cents: 211_845,
          from_on: '2026-10-01',
          adjustments: [{ group: 'CO', reason: '45', cents: 5000 }],
        },
      ],
    });
  });

  const change = (from: string, to: string) =>
    BODY.map((segment) => (segment.startsWith(from) ? to : segment));
  it.each([
    ['a payment that differs from its claims', change('PLB', 'PLB*1*20261231*WO:1*51')],
    ['a claim that differs from its adjustments', change('CAS*CO*197', 'CAS*CO*197*800')],
    ['a service that differs from its adjustments', change('CAS*CO*45', 'CAS*CO*45*49')],
    ['parts of a cent', change('CAS*CO*45', 'CAS*CO*45*50.001')],
    ['no trace number', change('TRN', 'REF*EV*X')],
    ['no payment date', change('BPR', 'BPR*I*2668.45*C*ACH')],
  ])('refuses %s', (_, body) => {
    expect(() => read835(wrap('835', 'HP', body))).toThrow();
  });

  it("rejects files that end early, lack segments, or aren't an 835", () => {
    const text = wrap('835', 'HP', BODY);
    expect(() => read835(text.slice(0, -20))).toThrow('ends early');
    expect(() => read835(text.replace('NM1*QC*1*LIN*ADA~', ''))).toThrow('segment count');
    expect(() => read835('name,amount')).toThrow('X12');
    expect(() => read835(wrap('999', 'FA', ['AK1*HC*42', 'AK9*A*1*1*1']))).toThrow('no 835');
  });

  it('reads files with line breaks and other delimiters', () => {
    const text = wrap('835', 'HP', BODY).replaceAll('*', '|').replaceAll(':', '>');
    const lines = text.replaceAll('~', '~\r\n');
    expect(read835(lines)[0]?.total_cents).toBe(266_845);
  });
});

describe('amounts', () => {
  it('survive writing and reading to the cent', () => {
    for (let cents = -25_000; cents <= 25_000; cents += 7)
      expect(fromX12Amount(toX12Amount(cents))).toBe(cents);
    expect(toX12Amount(9_007_199_254_740_991)).toBe('90071992547409.91');
    expect(() => toX12Amount(0.5)).toThrow('whole cents');
    for (const text of ['', '-', '1e3', '1,000', '0x10', '1.234', ' 5', 'NaN'])
      expect(() => fromX12Amount(text)).toThrow("isn't an amount");
  });
});

describe('status files', () => {
  it('reads whether a file was accepted (999)', () => {
    const [answer] = readStatusFile(wrap('999', 'FA', ['AK1*HC*42*005010X222A1', 'AK9*R*1*1*0']));
    expect(answer).toMatchObject({ control_number: '42', is_accepted: false });
  });

  it('reads accepted and rejected claims (277CA)', () => {
    const body = [
      'BHT*0085*08*1*20261103*1200*TH',
      'HL*1**20*1',
      'TRN*1*BATCH',
      'STC*A1:19:PR*20261103*WQ*100',
      'HL*4*3*PT',
      'TRN*2*C-1001',
      'STC*A2:20:PR*20261103*WQ*2168.45',
      'REF*1K*ICN1',
      'HL*5*3*PT',
      'TRN*2*C-1002',
      'STC*A3:21:IL*20261103*U*900',
    ];
    expect(readStatusFile(wrap('277', 'HN', body))).toEqual([
      {
        claim_number: 'C-1001',
        control_number: null,
        is_accepted: true,
        payer_claim_number: 'ICN1',
        code: 'A2:20',
      },
      {
        claim_number: 'C-1002',
        control_number: null,
        is_accepted: false,
        payer_claim_number: null,
        code: 'A3:21',
      },
    ]);
  });
});
