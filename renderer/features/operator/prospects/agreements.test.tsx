import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Agreements } from './Agreements.tsx';
// Preloaded so that the first test doesn't wait for it.
import './SignAgreementPage.tsx';

const PROSPECT = '00000000-0000-4000-8000-0000000000a1';
const AGREEMENT = '00000000-0000-4000-8000-0000000000b1';
const ITEM = '00000000-0000-4000-8000-0000000000c1';
const row = (id: string, values: object) => ({
  id,
  version: 1,
  owner_id: null,
  sharing: 'team' as const,
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  deleted_at: null,
  ...values,
});
const BODY = 'The resident pays the monthly rent on the first of each month.';
const toSign = {
  title: 'Residency agreement',
  body: BODY,
  sha256: 'a'.repeat(64),
  community: 'Maple Court',
  consent: 'I have read this text, I agree to it, and I sign it electronically.',
  signed_at: null,
  hash: null,
};

function openPage(agreement: object | null) {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'rpc get_residency_agreement': { data: agreement },
    'rpc sign_residency_agreement': { data: 'hash' },
  });
  const view = renderApp({
    at: `/residency-agreement/${AGREEMENT}`,
    host: fakeHost(ada),
    data: (request) => {
      calls.push(request);
      return answers(request);
    },
  });
  return { ...view, calls };
}

function openList(agreements: readonly object[], replies: Record<string, DataReply> = {}) {
  const calls: DataRequest[] = [];
  const item = { item: 'Agreement signed', type: 'agreement', done_on: null };
  const answers = adasData({
    'rpc list_residency_agreements': { data: { last: null, agreements } },
    'select move_in_items': { data: [row(ITEM, item)] },
    'rpc request_residency_agreement': { data: AGREEMENT },
    ...replies,
  });
  const prospect = row(PROSPECT, { name: 'Nina Clark', contact_name: null, contact_email: null });
  const part = <Agreements prospect={prospect} canSend />;
  const view = renderParts({ '/prospect': part }, '/prospect', (request) => {
    calls.push(request);
    return answers(request);
  });
  return { ...view, calls };
}

it('lets the recipient read the agreement and sign exactly that text', async () => {
  const { user, calls } = openPage(toSign);
  expect(await screen.findByText(BODY)).toBeVisible();
  await user.type(screen.getByLabelText('Your full name'), 'Nina Clark');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'rpc sign_residency_agreement')?.args[0])
    .toMatchObject({
      p_agreement_id: AGREEMENT,
      p_name: 'Nina Clark',
      p_consents: true,
      p_hash: toSign.sha256,
    });
});

it('shows when an agreement was signed', async () => {
  openPage({ ...toSign, signed_at: '2026-05-02T12:00:00Z', hash: 'b'.repeat(64) });
  expect(await screen.findByText(/You signed this agreement on May 2/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

it('hides an agreement sent to someone else', async () => {
  openPage(null);
  expect(await screen.findByText('Agreement not found')).toBeVisible();
});

it('sends the agreement of the open checklist item', async () => {
  const { user, calls } = openList([]);
  await user.click(await screen.findByRole('button', { name: 'Send for signature' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Text of the agreement'), BODY);
  await user.type(within(dialog).getByLabelText('Email'), 'nina@people.example');
  await user.click(within(dialog).getByRole('button', { name: 'Send for signature' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'rpc request_residency_agreement')?.args[0])
    .toMatchObject({
      p_item_id: ITEM,
      p_body: BODY,
      p_name: 'Nina Clark',
      p_email: 'nina@people.example',
    });
});

it('shows who still has to sign an agreement and who has signed', async () => {
  const agreement = {
    id: AGREEMENT,
    item_id: ITEM,
    title: 'Residency agreement',
    body: BODY,
    signer_name: 'Nina Clark',
    signer_email: 'nina@people.example',
    requested_by: 'Sam Sales',
    requested_at: '2026-05-01T12:00:00Z',
    expires_at: '2100-05-31T12:00:00Z',
    cancelled_at: null,
    signed_at: null,
    signed_name: null,
    hash: null,
  };
  const signed = {
    ...agreement,
    id: ITEM,
    signed_at: '2026-05-02T12:00:00Z',
    signed_name: 'Nina Clark',
    hash: 'b'.repeat(64),
  };
  openList([agreement, signed]);
  expect(await screen.findByText(/Waiting for Nina Clark \(nina@people.example\)/)).toBeVisible();
  expect(screen.getByText(/Signed by Nina Clark, May 2/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verify' })).toBeVisible();
});
