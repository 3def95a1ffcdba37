import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Retention } from './index.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const ADA = '00000000-0000-4000-8000-0000000000b1';
const BEA = '00000000-0000-4000-8000-0000000000b2';

const period = {
  kind: 'residents',
  years: 7,
  default_years: 7,
  min_years: 5,
  max_years: 30,
  day: '2019-05-01',
  due: 1,
  kept: 1,
};
const hold = {
  id: '00000000-0000-4000-8000-0000000000c1',
  of: 'resident',
  record_id: BEA,
  name: 'Bea Byron',
  reason: 'Lawsuit filed',
  held_at: '2026-05-01T15:00:00Z',
  held_by: 'Dana Director',
};
const run = {
  id: '00000000-0000-4000-8000-0000000000d1',
  kind: 'meals',
  day: '2023-05-01',
  confirmed_at: '2026-05-01T15:00:00Z',
  confirmed_by: 'Dana Director',
  done_at: null,
  cancelled_at: null,
  waiting: 2,
  deleted: 1,
  kept: 0,
  row_count: 40,
};

function open() {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'rpc get_retention': { data: { kinds: [period], holds: [hold], runs: [run] } },
    'rpc list_retention_due': {
      data: [
        { id: ADA, name: 'Ada Lovelace', ended_on: '2018-03-01', row_count: null, obstacle: null },
        { id: BEA, name: 'Bea Byron', ended_on: '2018-04-01', row_count: null, obstacle: 'held' },
      ],
    },
    'rpc confirm_retention': { data: null },
    'rpc save_retention_period': { data: null },
    'rpc cancel_retention': { data: null },
    'rpc release_resident_hold': { data: null },
  });
  renderParts({ '/retention': <Retention communityId={COMMUNITY} /> }, '/retention', (request) => {
    calls.push(request);
    return answers(request);
  });
  return { sent: (name: string) => calls.filter((one) => one.name === `rpc ${name}`) };
}

describe('retention of a community', () => {
  it('opens the rows behind a count, and deletes only chosen records after a check', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '1 resident due for deletion' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Residents due for deletion' }));
    expect(await panel.findByRole('checkbox', { name: 'Bea Byron' })).toBeDisabled();
    expect(panel.getByText(/On hold/)).toBeVisible();
    const action = () => panel.getByRole('button', { name: /^Delete/ });
    expect(action()).toBeDisabled();
    fireEvent.click(panel.getByRole('button', { name: 'Select all' }));
    expect(panel.getByText('1 of 1 selected')).toBeVisible();
    expect(action()).toBeDisabled();
    fireEvent.click(
      panel.getByRole('checkbox', { name: 'I checked the list. This can’t be undone.' }),
    );
    expect(action()).toHaveTextContent('Delete 1 resident');
    fireEvent.click(action());
    await waitFor(() => expect(sent('confirm_retention')).toHaveLength(1));
    expect(sent('confirm_retention')[0]?.args[0]).toMatchObject({
      p_community_id: COMMUNITY,
      p_kind: 'residents',
      p_record_ids: [ADA],
    });
  });

  it('offers only years within the limits', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit period of residents' }));
    const years = await screen.findByRole('combobox', { name: 'Keep for' });
    expect(within(years).getAllByRole('option')).toHaveLength(26);
    fireEvent.change(years, { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save period' }));
    await waitFor(() =>
      expect(sent('save_retention_period')[0]?.args[0]).toMatchObject({ p_years: 10 }),
    );
  });

  it('shows holds with a release that needs a reason, and a running deletion that can be canceled', async () => {
    const { sent } = open();
    expect(await screen.findByText('1 of 3 done')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel deletion' }));
    await waitFor(() => expect(sent('cancel_retention')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Release hold of Bea Byron' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Release hold' }));
    expect(await screen.findByText('Enter a reason.')).toBeVisible();
    expect(sent('release_resident_hold')).toHaveLength(0);
  });
});
