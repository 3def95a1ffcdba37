import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { sampleVendor } from '../../../testing/fakeVendor.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './CredentialsPage.tsx';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const credential = {
  id: 'dec0de00-0000-4000-8000-000000610001',
  vendor_id: 'dec0de00-0000-4000-8000-000000000401',
  kind: 'insurance',
  coverage: 'general',
  state: null,
  number: 'GL-1',
  issuer: 'Lakeshore Mutual',
  names_additional_insured: true,
  issued_on: null,
  expires_on: inDays(200),
  path: 'a/b',
  file_name: 'certificate.pdf',
  file_type: 'application/pdf',
  file_size: 1060,
  status: 'verified',
  reason: null,
  decided_on: null,
  created_at: '2026-03-14T09:00:00Z',
  vendors: { company_name: 'Bright Hall' },
};

function open(role: 'vendor' | 'admin', credentials: readonly object[]) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: [role], primary_role: role } },
    'select vendors': { data: { ...vendor, revisions: null } },
    'select vendor_credentials': { data: credentials },
  });
  return renderApp({ at: '/vendor-credentials', data: respond, host: fakeHost(ada) });
}

const vendor = { ...sampleVendor, id: credential.vendor_id };

const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('vendor credentials', () => {
  it('show their status through the last valid day', async () => {
    const license = { kind: 'license', coverage: null, state: 'OH', id: 'b', path: 'b' };
    const w9 = { kind: 'w9', coverage: null, expires_on: null, id: 'c', path: 'c' };
    open('vendor', [
      { ...credential, expires_on: inDays(0) },
      { ...credential, ...license, expires_on: inDays(-1) },
      { ...credential, ...w9, status: 'rejected', reason: 'It is not signed.' },
    ]);
    expect((await rowOf('General liability insurance')).getByText('Expiring soon')).toBeVisible();
    expect((await rowOf('Trade license, Ohio')).getByText('Expired')).toBeVisible();
    const sentBack = await rowOf('W-9');
    expect(sentBack.getByText('It is not signed.')).toBeVisible();
    expect(sentBack.getByRole('button', { name: 'Submit a new one: W-9' })).toBeVisible();
  });

  it("aren't submitted without required fields, which show an error", async () => {
    const { user, askedFor } = open('vendor', []);
    await user.click(await screen.findByRole('button', { name: 'Add credential' }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Insurance certificate');
    await user.type(screen.getByLabelText(/^Policy number/), 'x'.repeat(61));
    await user.click(screen.getByRole('button', { name: 'Submit for review' }));
    for (const message of [
      'Choose a coverage.',
      'Use at most 60 characters.',
      'Enter the expiration date.',
      'Add the file.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText(/^Policy number/)).toHaveValue('x'.repeat(61));
    expect(askedFor('rpc submit_vendor_credential')).toEqual([]);
  });
});

it('lets an administrator verify a credential and requires a reason to reject one', async () => {
  const { user, askedFor } = open('admin', [{ ...credential, status: 'submitted' }]);
  const row = await rowOf('General liability insurance');
  expect(row.getByRole('link', { name: 'Bright Hall' })).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Reject/ }));
  await user.click(row.getByRole('button', { name: 'Reject' }));
  expect(row.getByText('Enter a reason (at least 3 characters).')).toBeVisible();
  await user.type(row.getByLabelText('Rejection reason'), 'Last year’s.');
  await user.click(row.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(askedFor('rpc decide_vendor_credential')).toEqual([
      { credential_id: credential.id, decision: 'rejected', reason: 'Last year’s.' },
    ]),
  );
});
