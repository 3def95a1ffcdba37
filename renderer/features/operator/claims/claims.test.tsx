import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { stateOf } from './Authorizations.tsx';
import { ClaimQueue } from './ClaimQueue.tsx';
import type { Authorization, ClaimList } from './claimsShapes.ts';
import { Remittances } from './Remittances.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const list: ClaimList = {
  today: '2026-11-10',
  can_change: true,
  profiles: [],
  residents: [],
  claims: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      number: 'C0000000001',
      resident_id: '00000000-0000-4000-8000-0000000000c1',
      resident: 'Ada Lin',
      payor: 'medicaid',
      frequency: '1',
      status: 'draft',
      from_on: '2026-10-01',
      to_on: '2026-10-31',
      total_cents: 310_000,
      paid_cents: 0,
      patient_cents: 0,
      contractual_cents: 0,
      problems: ['authorization'],
    },
  ],
  unclaimed: [
    { payor: 'medicaid', month: '2026-10-01', residents: 1, cents: 5000, has_corrections: true },
  ],
  authorizations: [],
  batches: [],
  remittances: [],
};
const authorization: Authorization = {
  id: '00000000-0000-4000-8000-0000000000d1',
  resident_id: '00000000-0000-4000-8000-0000000000c1',
  resident: 'Ada Lin',
  payor: 'medicaid',
  number: 'PA-1',
  service: 'Assisted living',
  procedure_code: null,
  units: 100,
  unit_kind: 'day',
  begins_on: '2026-01-01',
  ends_on: '2026-12-31',
  used: 10,
  version: 1,
};

beforeEach(() => localStorage.clear());

function open(children: ReactNode) {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc preview_remittance': {
      data: {
        is_imported: false,
        lines: [
          {
            claim_number: 'C-UNKNOWN',
            patient_name: 'ADA LIN',
            charged_cents: 310_000,
            paid_cents: 300_000,
            patient_cents: 0,
            contractual_cents: 10_000,
            status_code: '1',
            claim_id: null,
            resident: null,
            adjustments: [],
          },
        ],
      },
    },
    'rpc import_remittance': (request: DataRequest) => {
      calls.push(request);
      return { data: { posted: 0, unmatched: 1 } };
    },
  });
  const { user } = renderPart(children, data);
  return { calls, user };
}

const ISA =
  'ISA*00*          *00*          *ZZ*OHCLEAR        *ZZ*MAPLE01        *261105*0900*^*00501*000000007*0*P*:~';
const BODY = [
  'ST*835*0001',
  'BPR*I*3000*C*ACH*CCP*01*041000014*DA*1*1999999999**01*041000015*DA*2*20261106',
  'TRN*1*EFT7*1999999999',
  'N1*PR*OHIO MEDICAID',
  'CLP*C-UNKNOWN*1*3100*3000*0*MC*ICN1*13*1',
  'CAS*CO*45*100',
  'SE*7*0001',
];
const FILE = `${ISA}GS*HP*OHCLEAR*MAPLE01*20261105*0900*7*X*005010X221A1~${BODY.join('~')}~GE*1*7~IEA*1*000000007~`;

describe('the queue of claims', () => {
  it('shows what blocks a claim and that files are not sent', () => {
    open(<ClaimQueue communityId={COMMUNITY} list={list} />);
    expect(screen.getByText('No authorization covers these dates.')).toBeVisible();
    expect(screen.getByText(/doesn’t send claims/)).toBeVisible();
    expect(screen.getByText(/replace those claims/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Export \d/ })).toBeNull();
  });

  it('filters claims by view', async () => {
    const { user } = open(<ClaimQueue communityId={COMMUNITY} list={list} />);
    await user.click(screen.getByRole('button', { name: /Ready to export/ }));
    expect(screen.getByText('No results')).toBeVisible();
  });
});

describe('remittances', () => {
  it('are shown before they are posted', async () => {
    const { calls, user } = open(<Remittances communityId={COMMUNITY} list={list} />);
    await user.upload(
      screen.getByLabelText('Import payer file', { selector: 'input' }),
      new File([FILE], 'payment.835', { type: 'text/plain' }),
    );
    expect(await screen.findByText('No claim')).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Post remittance' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.args[0]).toMatchObject({
      p_community_id: COMMUNITY,
      p_remittance: { trace_number: 'EFT7', total_cents: 300_000, provider_cents: 0 },
    });
  });

  it("show an error if the file isn't a remittance", async () => {
    const { user } = open(<Remittances communityId={COMMUNITY} list={list} />);
    await user.upload(
      screen.getByLabelText('Import payer file', { selector: 'input' }),
      new File(['name,amount'], 'list.txt'),
    );
    expect(await screen.findByRole('status')).toHaveTextContent('must start with ISA');
  });
});

describe('authorizations', () => {
  it.each([
    [{ ends_on: '2026-11-09' }, 'Expired'],
    [{ ends_on: '2026-11-10' }, 'Ends today'],
    [{ ends_on: '2026-12-10' }, 'Ends in 30 days'],
    [{ used: 100 }, 'No units left'],
    [{ used: 95 }, 'Few units left'],
    [{}, 'Active'],
  ])('with %o are shown as %s', (values, text) => {
    expect(stateOf({ ...authorization, ...values }, list.today)[1]).toBe(text);
  });
});
