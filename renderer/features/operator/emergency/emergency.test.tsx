import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import type { EmergencyPlans, Roster } from './emergencyShapes.ts';
import { Plans } from './Plans.tsx';
import { RosterTab } from './Roster.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const AT = '2026-05-01T15:00:00Z';

const plans: EmergencyPlans = {
  community: 'Maple Court',
  today: '2026-05-01',
  plans: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      hazard: 'fire',
      steps: [{ text: 'Call 911', position: 'nurse' }, { text: 'Close the doors' }],
      meeting_point: 'Parking lot',
      sites: [{ name: 'Oak School', address: '2 Main St', phone: '555-0100' }],
      review_months: 12,
      reviewed_on: '2026-01-10',
      reviewer: 'Nadia',
      review_due_on: '2027-01-10',
      version: 1,
    },
    {
      id: '00000000-0000-4000-8000-0000000000b2',
      hazard: 'flood',
      steps: [{ text: 'Move residents upstairs' }],
      meeting_point: null,
      sites: [],
      review_months: 12,
      reviewed_on: null,
      reviewer: null,
      review_due_on: null,
      version: 1,
    },
  ],
  contacts: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      kind: 'utility',
      name: 'Gas company',
      phone: '555-0111',
      note: 'Ask for the night desk',
      version: 1,
    },
  ],
};

const person: Roster['residents'][number] = {
  id: '00000000-0000-4000-8000-0000000000d1',
  name: 'Ada Byron',
  preferred_name: null,
  status: 'in_house',
  unit: '101',
  area_id: 'first',
  area: 'Main, First',
  assistance: 'wheelchair',
  assistance_source: 'nurse',
  equipment: ['oxygen'],
  notes: null,
  code_status: 'dnr',
  due_count: 1,
  medications: [{ drug: 'Lisinopril', dose: '10 mg', due_at: '2026-05-01T16:00:00Z' }],
};
const roster: Roster = {
  community_id: COMMUNITY,
  community: 'Maple Court',
  at: AT,
  time_zone: 'America/New_York',
  medications_until: '2026-05-01T19:00:00Z',
  is_whole: true,
  residents: [
    person,
    { ...person, id: `${person.id.slice(0, -1)}2`, name: 'Cy Young', status: 'on_leave' },
  ],
  staff: [{ id: 'sam', name: 'Sam Reed', position: 'nurse' }],
  areas: [{ id: 'first', name: 'Main, First' }],
};

beforeEach(() => localStorage.clear());

function open(part: ReactNode) {
  const data = adasData({
    'rpc list_emergency_plans': { data: plans },
    'rpc get_evacuation_roster': { data: roster },
  });
  return renderPart(part, data).user;
}

it('prints the plans of all hazards with the contacts', async () => {
  const user = open(<Plans communityId={COMMUNITY} />);
  await user.click(await screen.findByRole('button', { name: 'Print plans' }));
  const paper = await screen.findByRole('main', { name: 'Emergency plans, print view' });
  expect(within(paper).getByRole('row', { name: /Gas company/ })).toHaveTextContent('555-0111');
  const fire = within(paper).getByRole('region', { name: 'Fire' });
  expect(fire).toHaveTextContent('Call 911 (Nurse)');
  expect(fire).toHaveTextContent('Evacuation site: Oak School, 2 Main St, 555-0100');
  expect(within(paper).getByRole('region', { name: 'Flood' })).toHaveTextContent(
    'Move residents upstairs',
  );
});

it('prints the roster with the help each resident needs and the medications due', async () => {
  const user = open(<RosterTab communityId={COMMUNITY} />);
  await user.click(await screen.findByRole('button', { name: 'Print roster' }));
  const paper = await screen.findByRole('main', { name: 'Evacuation roster, print view' });
  expect(paper).toHaveTextContent('1 in the building, 1 on leave');
  expect(paper).toHaveTextContent('On leave: Cy Young (101)');
  const row = within(paper).getByRole('row', { name: /Ada Byron/ });
  for (const part of ['☐', '101', 'Wheelchair', 'Oxygen', 'Lisinopril 10 mg 12:00'])
    expect(row).toHaveTextContent(part);
});
