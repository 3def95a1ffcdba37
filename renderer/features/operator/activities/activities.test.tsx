import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import type { Activity, ActivityList, Engagement, Roster } from './activitiesApi.ts';
import { EngagementTab } from './Engagement.tsx';
import { PrintedCalendar } from './PrintedCalendar.tsx';
import { RosterPanel } from './RosterPanel.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const YOGA = '00000000-0000-4000-8000-0000000000c1';
const RUTH = '00000000-0000-4000-8000-0000000000b1';

const yoga: Activity = {
  id: YOGA,
  series_id: YOGA,
  title: 'Chair yoga',
  category: 'physical',
  place: 'Wellness room',
  host: 'Jasmine Owens',
  note: null,
  day: '2026-05-04',
  starts: '10:00',
  minutes: 45,
  capacity: 1,
  cancel_reason: null,
  version: 1,
  is_series: true,
  signed_up: 1,
  waitlisted: 0,
  attended: 0,
};
const list: ActivityList = {
  today: '2026-05-04',
  community: 'Maple Court',
  activities: [yoga, { ...yoga, id: `${YOGA}x`, title: 'Bingo', cancel_reason: 'Rain' }],
};
const roster: Roster = {
  id: YOGA,
  today: '2026-05-04',
  residents: [
    {
      id: RUTH,
      name: 'Ruth Mercer',
      unit: '101',
      status: 'in_house',
      signup: 'signed_up',
      attendance: null,
      is_interested: true,
    },
  ],
};
const person = (name: string, isInactive: boolean) => ({
  id: name,
  name,
  unit: '101',
  last_on: isInactive ? null : '2026-05-03',
  in_30_days: isInactive ? 0 : 7,
  declined: 1,
  is_inactive: isInactive,
  interests: ['music'],
  note: null,
});
const engagement: Engagement = {
  today: '2026-05-04',
  residents: [person('Ruth Mercer', true), person('Walt Abbott', false)],
};

beforeEach(() => localStorage.clear());

function open(part: ReactNode, address = '/') {
  const saves: DataRequest[] = [];
  const data = adasData({
    'rpc list_activities': { data: list },
    'rpc get_activity_roster': { data: roster },
    'rpc get_activity_engagement': { data: engagement },
    'rpc record_activity_attendance': (request) => {
      saves.push(request);
      return { data: null };
    },
  });
  renderPart(part, data, address);
  return saves;
}

describe('activities', () => {
  it('record attendance with one tap', async () => {
    const user = userEvent.setup();
    const saves = open(
      <RosterPanel
        communityId={COMMUNITY}
        activity={yoga}
        canPlan={false}
        canRecord
        onClose={() => undefined}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Attended: Ruth Mercer' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(JSON.stringify(saves)).toContain('attended');
    expect(screen.queryByRole('button', { name: 'Cancel activity' })).toBeNull();
  });

  it('open the residents behind the figure', async () => {
    const user = userEvent.setup();
    open(<EngagementTab communityId={COMMUNITY} />);
    await user.click(await screen.findByRole('button', { name: 'Not in 14 days 1' }));
    const table = await screen.findByRole('table', { name: 'Engagement' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(table).toHaveTextContent('Ruth Mercer');
    expect(table).toHaveTextContent('Never');
  });

  it('print a month without cancelled activities', async () => {
    open(<PrintedCalendar communityId={COMMUNITY} />, '/?day=2026-05-04');
    const table = await screen.findByRole('table', { name: 'Activities in May 2026' });
    expect(table).toHaveTextContent('10:00 AM Chair yoga');
    expect(table).not.toHaveTextContent('Bingo');
  });
});
