import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { computeOutputs } from '#shared/underwriting/outputs.ts';
import { createRandomModel } from '#shared/underwriting/randomModels.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component } from './SharedModelPage.tsx';
import { SharePanel } from './SharePanel.tsx';

const ID = 'dec0de00-0000-4000-8000-000000004901';
const scenarios = [
  { id: 'base', name: 'Base case', assumptions: createRandomModel(3) },
  { id: 'lender', name: 'Lender case', assumptions: createRandomModel(5) },
] as const;

function openShares(base = 2) {
  const requests: unknown[] = [];
  const record = ({ args }: { readonly args: readonly unknown[] }) => {
    requests.push(args[0]);
    return { data: 'sealed-token' };
  };
  const respond = adasData({
    'rpc share_underwriting_model': record,
    'rpc revoke_underwriting_share': record,
    'select underwriting_shares': {
      data: [
        {
          id: ID,
          recipient: 'First Dakota Bank',
          scenario_id: null,
          can_download: true,
          expires_at: '2099-01-01T00:00:00Z',
          revoked_at: null,
          created_at: '2026-01-01T00:00:00Z',
        },
      ],
    },
  } as never);
  const panel = <SharePanel modelId={ID} base={base} scenarios={scenarios} />;
  return { ...renderParts({ '/': panel }, '/', respond), requests };
}

it('creates a link with its rights and end and shows it once', async () => {
  const { user, requests } = openShares();
  await user.type(await screen.findByLabelText('For'), 'Prairie Lending');
  await user.selectOptions(screen.getByLabelText('Ends after'), '90 days');
  await user.selectOptions(screen.getByLabelText('Scenario'), 'Lender case');
  await user.click(screen.getByLabelText('Allow the Excel download'));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Link')).toHaveValue(
      `${window.location.origin}/shared-model/sealed-token`,
    ),
  );
  expect(requests[0]).toMatchObject({
    p_model_id: ID,
    p_recipient: 'Prairie Lending',
    p_days: 90,
    p_can_download: true,
    p_scenario_id: 'lender',
  });
});

it('revokes a link', async () => {
  const { user, requests } = openShares();
  await user.click(await screen.findByRole('button', { name: 'Revoke link of First Dakota Bank' }));
  await waitFor(() => expect(requests).toEqual([{ p_id: ID }]));
});

it('asks to save before sharing', async () => {
  openShares(0);
  expect(await screen.findByText('Save the model to share it by link.')).toBeVisible();
});

function openShared(data: object | null) {
  const respond = adasData({
    'rpc shared_underwriting_model': { data },
    'function shared-model': { data: computeOutputs(scenarios[0].assumptions) },
  } as never);
  return renderParts({ '/shared-model/:token': <Component /> }, '/shared-model/abc', respond);
}

const shared = {
  name: 'Orchard House',
  version: 2,
  saved_at: '2026-03-01T00:00:00Z',
  can_download: true,
  expires_at: '2099-01-01T00:00:00Z',
  scenarios,
};

it('shows a shared model with its download, without editing', async () => {
  const { user } = openShared(shared);
  expect(await screen.findByRole('heading', { name: 'Orchard House' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lender case' }));
  await user.click(screen.getByRole('button', { name: 'Assumptions' }));
  expect(screen.getByRole('heading', { name: 'Unit mix' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the results of a view-only link without its assumptions', async () => {
  const names = scenarios.map(({ id, name }) => ({ id, name }));
  const { user } = openShared({ ...shared, can_download: false, scenarios: names });
  expect(await screen.findByRole('region', { name: 'Cash flow by year' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Waterfall' }));
  expect(screen.getByRole('region', { name: 'Distributions by year' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assumptions' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download Excel model' })).toBeNull();
});

it('shows that a link has expired', async () => {
  openShared(null);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
});
