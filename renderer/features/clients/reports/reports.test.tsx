import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component as ReportsPage } from './ReportsPage.tsx';

const DEAL = '/deal-pipeline/dec0de00-0000-4000-8000-000000000701';
const GRACE = 'dec0de00-0000-4000-8000-000000000502';

const did = { notes: 0, tasks: 0, talks: 2, clients: 0, deals: 0, moves: 1 };
const came = {
  value: 'referral',
  leads: 4,
  answered: 4,
  in_time: 4,
  median_minutes: 9,
  qualified: 2,
  converted: 1,
  won: 1,
  commission: 80_000,
};

const REPLIES: Readonly<Record<string, DataReply>> = {
  'rpc record_people': {
    data: [
      { id: ada.userId, name: 'Ada' },
      { id: GRACE, name: 'Grace' },
    ],
  },
  'rpc report_months': { data: [] },
  'rpc report_pipeline': { data: [] },
  'rpc report_conversion': { data: [{ stage: 'psa', deals: 3, lost: 0 }] },
  'rpc report_activity': { data: [{ person: ada.userId, ...did }] },
  'rpc lead_measures': { data: [came] },
};

function show(rows: DataReply, at = `/broker/reports?days=30&person=${GRACE}`) {
  const requests: DataRequest[] = [];
  const view = renderParts({ '/broker/reports': <ReportsPage /> }, at, (request) => {
    if (request.name !== 'rpc report_rows') return REPLIES[request.name] ?? adasData()(request);
    requests.push(request);
    return rows;
  });
  return { ...view, asked: requests };
}

it("opens a figure's rows over the reports and keeps the selected person", async () => {
  const line = { path: '/clients/1', title: 'Cora', words: null, at: '2026-11-20T15:00:00Z' };
  const { user, asked, address } = show({ data: [line] });
  await user.click(await screen.findByRole('link', { name: 'Ada, Conversations: 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conversations: Ada' });
  expect(await within(dialog).findByRole('link', { name: 'Cora' })).toHaveAttribute(
    'href',
    '/clients/1',
  );
  expect(asked.at(-1)?.args[0]).toMatchObject({ p_figure: 'talk', p_person: ada.userId });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(`/broker/reports?days=30&person=${GRACE}`);
});

it('requests rows that reached a stage by person, and rows by source for everyone', async () => {
  const { user, asked } = show({ data: [] });
  await user.click(await screen.findByRole('link', { name: 'PSA and OTA, Deals: 3' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Nothing in this period.')).toBeVisible();
  expect(asked.at(-1)?.args[0]).toMatchObject({
    p_figure: 'reached',
    p_of: 'psa',
    p_person: GRACE,
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: 'Referral, Deals closed: 1' }));
  await screen.findByRole('dialog', { name: 'Deals closed from “Referral”' });
  await waitFor(() => expect(asked.at(-1)?.args[0]).toMatchObject({ p_figure: 'won' }));
  expect(asked.at(-1)?.args[0]).not.toHaveProperty('p_person');
});

it('shows the closing date of a won deal in any time zone', async () => {
  const closed = { path: DEAL, title: 'Maple', words: null, at: '2026-05-05T00:00:00+00:00' };
  show({ data: [closed] }, '/broker/reports?rows=won:referral');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('May 5, 2026')).toBeVisible();
});

it('opens nothing for an unknown figure in the URL', async () => {
  const { asked } = show({ data: [] }, '/broker/reports?rows=everything:1');
  await screen.findByRole('link', { name: 'Ada, Conversations: 2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

it('shows an error for rows that failed to load and retries', async () => {
  show(OFFLINE_REPLY, '/broker/reports?rows=reached:psa');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('button', { name: 'Try Again' })).toBeVisible();
});
