import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { MySchedulePanel } from './MySchedule.tsx';
import { ScheduleTab } from './Schedule.tsx';
import { StaffSettingsDialog } from './StaffSettingsDialog.tsx';
import type { MySchedule, Schedule, Staff } from './staffShapes.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const CORA = '00000000-0000-4000-8000-0000000000e1';
const SHIFT = '00000000-0000-4000-8000-0000000000f1';

const schedule: Schedule = {
  week: '2026-05-03',
  today: '2026-05-04',
  time_zone: 'America/New_York',
  can_change: true,
  residents: 40,
  employees: [
    {
      id: CORA,
      name: 'Cora Lane',
      position: 'caregiver',
      status: 'active',
      is_me: false,
      hours: 44,
      available_days: [],
      unavailable_on: ['2026-05-06'],
      blocked: ['background_check'],
    },
  ],
  shifts: [
    {
      id: SHIFT,
      employee_id: CORA,
      position: 'caregiver',
      unit_group: null,
      day: '2026-05-03',
      starts_at: '2026-05-03T11:00:00Z',
      ends_at: '2026-05-03T19:00:00Z',
      break_minutes: 0,
      hours: 8,
      state: 'draft',
      agency_name: null,
      agency_rate: null,
      note: null,
      version: 3,
      units: [],
    },
    {
      id: '00000000-0000-4000-8000-0000000000f7',
      employee_id: null,
      position: 'caregiver',
      unit_group: null,
      day: '2026-05-04',
      starts_at: '2026-05-04T11:00:00Z',
      ends_at: '2026-05-04T19:00:00Z',
      break_minutes: 30,
      hours: 7.5,
      state: 'draft',
      agency_name: 'CareForce',
      agency_rate: 41.6,
      note: null,
      version: 1,
      units: [],
    },
  ],
  staffing: [
    { day: '2026-05-03', shift: 'day', position: 'caregiver', required: 20, scheduled: 8 },
  ],
  swaps: [],
};

const mine: MySchedule = {
  now: '2026-05-03T10:50:00Z',
  employees: [
    {
      id: CORA,
      name: 'Cora Lane',
      position: 'caregiver',
      community: 'Maple Court',
      available_days: [],
      unavailable_on: [],
      hours: 40,
    },
  ],
  shifts: [
    {
      id: SHIFT,
      community: 'Maple Court',
      time_zone: 'America/New_York',
      position: 'caregiver',
      unit_group: null,
      day: '2026-05-03',
      starts_at: '2026-05-03T11:00:00Z',
      ends_at: '2026-05-03T19:00:00Z',
      hours: 8,
      is_changed: true,
      note: null,
      swap: null,
      entry: null,
    },
  ],
  open: [
    {
      id: '00000000-0000-4000-8000-0000000000f2',
      community: 'Maple Court',
      time_zone: 'America/New_York',
      position: 'caregiver',
      unit_group: null,
      day: '2026-05-08',
      starts_at: '2026-05-08T11:00:00Z',
      ends_at: '2026-05-08T19:00:00Z',
      hours: 8,
      is_changed: false,
      note: null,
      problem: 'weekly_overtime',
    },
  ],
  swaps: [],
};

const settings: Staff['settings'] = {
  daily_overtime_hours: null,
  min_rest_hours: 8,
  late_minutes: 7,
  targets: {
    caregiver: { hours: [0.2, 0.6], shares: [0.45, 0.35, 0.2] },
    nurse: { hours: [0, 0.05], shares: [0.5, 0.3, 0.2] },
  },
  requirements: { caregiver: { background_check: true, cpr: false } },
  version: 2,
};

beforeEach(() => localStorage.clear());

function open(part: ReactNode) {
  const saves: DataRequest[] = [];
  const data = adasData({
    'rpc get_schedule': { data: schedule },
    'rpc get_my_schedule': { data: mine },
    'rpc save_staff_settings': (request) => {
      saves.push(request);
      return { data: null };
    },
    'rpc save_shift': (request) => {
      saves.push(request);
      return {
        data: {
          saved: false,
          problems: [{ problem: 'weekly_overtime', is_blocking: false, detail: '8.00' }],
        },
      };
    },
  });
  renderPart(part, data);
  return saves;
}

describe('schedule', () => {
  it('shows overtime, what blocks an employee, and the shortage of each shift', async () => {
    open(<ScheduleTab communityId={COMMUNITY} />);
    const grid = await screen.findByRole('grid', { name: 'Schedule' });
    const row = within(grid).getByRole('row', { name: /Cora Lane/ });
    expect(row).toHaveTextContent('44 h, 4 h overtime');
    expect(row).toHaveTextContent('Blocked: Background check');
    expect(row).toHaveTextContent('7a–3p');
    expect(screen.getByRole('button', { name: 'Day Sun 3: Short 12 h' })).toBeVisible();
  });

  it('shows what each agency shift and the week of agency shifts cost', async () => {
    open(<ScheduleTab communityId={COMMUNITY} />);
    const grid = await screen.findByRole('grid', { name: 'Schedule' });
    expect(within(grid).getByText('Caregiver · CareForce · $312')).toBeVisible();
    expect(screen.getByText('15.5 h scheduled, agency $312')).toBeVisible();
  });

  it('copies a shift by keyboard and shows the warning before it is saved', async () => {
    const user = userEvent.setup();
    const saves = open(<ScheduleTab communityId={COMMUNITY} />);
    const grid = await screen.findByRole('grid', { name: 'Schedule' });
    const cells = within(within(grid).getByRole('row', { name: /Cora Lane/ })).getAllByRole(
      'gridcell',
    );
    cells[0]?.focus();
    await user.keyboard('{Control>}c{/Control}{ArrowRight}{Control>}v{/Control}');
    expect(cells[1]).toHaveFocus();
    await waitFor(() => expect(saves).toHaveLength(1));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('8 hours of overtime this week.');
    expect(within(dialog).getByRole('button', { name: 'Save anyway' })).toBeEnabled();
  });
});

describe('my schedule', () => {
  it("opens the clock 30 minutes early and explains why a shift can't be claimed", async () => {
    open(<MySchedulePanel />);
    expect(await screen.findByRole('button', { name: 'Clock in' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Claim/ })).toBeDisabled();
    expect(screen.getByText('This would be overtime. Ask your manager.')).toBeVisible();
    expect(screen.getAllByText('Changed').length).toBeGreaterThan(0);
  });
});

describe('staff settings', () => {
  it('saves which credentials of a position block shifts', async () => {
    const user = userEvent.setup();
    const saves = open(
      <StaffSettingsDialog
        part="requirements"
        communityId={COMMUNITY}
        settings={settings}
        onClose={() => undefined}
      />,
    );
    await user.selectOptions(await screen.findByLabelText('CPR and first aid'), 'blocks');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject({
      args: [
        {
          p_version: 2,
          p_values: { requirements: { caregiver: { background_check: true, cpr: true } } },
        },
      ],
    });
  });

  it("rejects shares that don't add up and names the position", async () => {
    const user = userEvent.setup();
    const saves = open(
      <StaffSettingsDialog
        part="hours"
        communityId={COMMUNITY}
        settings={settings}
        onClose={() => undefined}
      />,
    );
    await user.selectOptions(await screen.findByLabelText('Position'), 'nurse');
    await user.clear(screen.getByLabelText('Night'));
    await user.type(screen.getByLabelText('Night'), '30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const message = 'The shares of the three shifts must add up to 100%.';
    expect(await screen.findByText(message)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Position'), 'caregiver');
    expect(await screen.findByText('Correct the hours of Nurse.')).toBeVisible();
    expect(saves).toEqual([]);
  });
});
