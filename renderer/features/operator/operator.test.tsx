import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../testing/fakeData.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { CensusBoard } from './communities/CensusBoard.tsx';
import { CommunityListing } from './communities/CommunityListing.tsx';
import { CopyRules } from './communities/CopyRules.tsx';
import { Waitlist } from './prospects/Waitlist.tsx';
import { ResidentRecord } from './residents/ResidentRecord.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const UNIT = '00000000-0000-4000-8000-0000000000d1';
const LISTING = '00000000-0000-4000-8000-0000000000e1';

const record = (id: string, values: object) => ({
  id,
  version: 1,
  owner_id: null,
  sharing: 'team',
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  deleted_at: null,
  ...values,
});
const unit = (values: object) => ({
  id: UNIT,
  name: '101',
  type: 'studio',
  license_category: 'AL',
  capacity: 1,
  market_rate: 6200,
  square_feet: 400,
  floor_id: 'floor',
  floor: 'Floor 1',
  building_id: 'building',
  building: 'Main',
  status: 'ready',
  since: null,
  deposit: null,
  is_paid: false,
  residents: [],
  beds: [],
  ...values,
});
const lives = {
  id: RESIDENT,
  name: 'Ada Lovelace',
  status: 'on_leave',
  leave_type: 'hospital_leave',
  is_second_occupant: false,
  is_respite: false,
  has_notice: false,
  bed_id: null,
};
const board = {
  day: '2026-05-02',
  today: '2026-05-02',
  time_zone: 'America/New_York',
  census: 0,
  on_leave: 1,
  available: 2,
  occupied: 1,
  paid: 0,
  units: [
    unit({ status: 'occupied', residents: [lives] }),
    unit({ id: `${UNIT.slice(0, -1)}2`, name: '102' }),
  ],
};
const position = {
  community_id: COMMUNITY,
  community: 'Maple Court',
  position: 'executive_director',
  reads: ['communities', 'units', 'unit_events', 'residents'],
  adds: ['unit_events', 'residents', 'stay_events'],
  changes: ['units'],
};
const opened = {
  id: RESIDENT,
  community_id: COMMUNITY,
  name: 'Ada Lovelace',
  preferred_name: null,
  status: 'in_house',
  unit_id: UNIT,
  moved_in_on: '2026-05-01',
  photo_path: null,
  community: 'Maple Court',
  time_zone: 'America/New_York',
  state: 'OH',
  unit: '101',
  bed: null,
  is_break_glass: false,
  reads: ['resident_care_profiles', 'resident_allergies', 'stay_events'],
  writes: ['stay_events'],
};

function open(at: string, replies: Record<string, DataReply | (() => DataReply)> = {}) {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'rpc list_my_positions': { data: [position] },
    'rpc get_census_board': { data: board },
    'select communities': { data: record(COMMUNITY, { name: 'Maple Court' }) },
    'rpc open_resident': { data: opened },
    'select resident_care_profiles': {
      data: [record('p', { resident_id: RESIDENT, code_status: 'dnr' })],
    },
    'select resident_allergies': {
      data: [record('a', { resident_id: RESIDENT, substance: 'Penicillin' })],
    },
    'select stay_events': {
      data: [
        {
          id: 'stay',
          type: 'admit',
          at: '2026-05-01T15:00:00Z',
          unit_id: UNIT,
          bed_id: null,
          is_second_occupant: false,
          reason: null,
          destination: null,
          hold_days: null,
          corrects_id: null,
          is_removal: false,
          recorded_at: '2026-05-01T15:00:00Z',
        },
      ],
    },
    ...replies,
  });
  const rendered = renderParts(
    {
      '/census': <CensusBoard communityId={COMMUNITY} />,
      '/resident': <ResidentRecord id={RESIDENT} place="page" />,
      '/waitlist': <Waitlist communityId={COMMUNITY} />,
      '/listing': <CommunityListing communityId={COMMUNITY} listingId={LISTING} canLink />,
      '/rules': <CopyRules communityId={COMMUNITY} states={['FL']} />,
    },
    at,
    (request) => {
      calls.push(request);
      return answers(request);
    },
  );
  return { ...rendered, calls };
}

describe('the listing of a community', () => {
  const proposal = {
    id: '00000000-0000-4000-8000-0000000000f1',
    community_id: COMMUNITY,
    community: 'Maple Court',
    day: '2026-05-02',
    occupied: 42,
    available: 46,
    occupancy: 91.3,
    status: 'pending',
    proposed_at: '2026-05-02T12:00:00Z',
    answered_at: null,
    is_shown: false,
  };
  const listing = { id: LISTING, property_name: 'Maple Court', location: 'Dayton, OH' };
  const withProposal = (values: object) => ({
    'select listings': { data: listing },
    'rpc get_community_occupancy_proposal': { data: { ...proposal, ...values } },
  });

  it('proposes occupancy from the census and shows that the owner must approve it', async () => {
    let last: object | null = null;
    const { user, calls } = open('/listing', {
      'select listings': { data: listing },
      'rpc get_community_occupancy_proposal': () => ({ data: last }),
      'rpc propose_listing_occupancy': () => {
        last = proposal;
        return { data: proposal };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Propose occupancy' }));
    expect(await screen.findByText(/91.3% from the census on May 2, 2026/)).toHaveTextContent(
      "The listing's owner has to approve it.",
    );
    expect(calls.find(({ name }) => name === 'rpc propose_listing_occupancy')?.args[0]).toEqual({
      p_community_id: COMMUNITY,
    });
  });

  it("shows the owner's decision", async () => {
    const declined = open('/listing', withProposal({ status: 'declined' }));
    expect(await screen.findByText(/owner declined 91.3%/)).toBeVisible();
    declined.unmount();
    open('/listing', withProposal({ status: 'approved', is_shown: true }));
    expect(await screen.findByText(/The listing shows 91.3%/)).toBeVisible();
  });
});

describe('document rules', () => {
  it('are copied from a state or another community', async () => {
    const other = { ...position, community_id: LISTING, community: 'Oak Row' };
    const { user, calls } = open('/rules', {
      'rpc list_my_positions': { data: [position, { ...other, reads: ['document_rules'] }] },
      'rpc copy_document_rules': { data: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy rules' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy document rules' });
    const source = within(dialog).getByRole('combobox', { name: 'Copy from' });
    await within(source).findByRole('option', { name: 'Oak Row' });
    expect(within(source).getByRole('option', { name: 'Florida' })).toBeVisible();
    await user.selectOptions(source, 'Oak Row');
    await user.click(within(dialog).getByRole('button', { name: 'Copy rules' }));
    expect(await screen.findByText('2 rules copied. Check them for your state.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'rpc copy_document_rules')?.args[0]).toEqual({
      p_community_id: COMMUNITY,
      p_source_id: LISTING,
    });
  });
});

describe('the census board', () => {
  const at = '/census';

  it('labels physical and financial occupancy and explains them', async () => {
    open(at);
    expect(await screen.findByText('1 of 2 units occupied')).toBeVisible();
    expect(screen.getByText('0 of 2 units paid')).toBeVisible();
    expect(screen.getByText('Physical occupancy')).toBeVisible();
    expect(screen.getByText('Financial occupancy')).toBeVisible();
  });

  it('filters units by the chosen state', async () => {
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: /Vacant ready 1/ }));
    const floor = screen.getByRole('region', { name: 'Main, Floor 1' });
    expect(within(floor).getByText('102')).toBeVisible();
    expect(within(floor).queryByText('101')).toBeNull();
  });

  it('shows the same units as a list', async () => {
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'List' }));
    const table = await screen.findByRole('table', { name: 'Units' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['101', '102']);
  });
});

it('shows physical and financial occupancy of past days, and opens a day', async () => {
  const day = { in_house: 1, on_leave: 1, occupied: 2, paid: 1, available: 4 };
  const { user, calls } = open('/census', {
    'rpc list_census_days': {
      data: [
        { ...day, day: '2026-05-01' },
        { ...day, day: '2026-05-02', paid: 2 },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const table = await screen.findByRole('table', { name: 'Census days' });
  const [, last] = within(table).getAllByRole('row');
  expect(last).toHaveTextContent('May 2');
  expect(within(table).getByRole('row', { name: /May 1/ })).toHaveTextContent('50.0%25.0%');
  await user.click(within(table).getByRole('button', { name: /May 1/ }));
  await expect
    .poll(() => calls.findLast(({ name }) => name === 'rpc get_census_board')?.args[0])
    .toMatchObject({ p_day: '2026-05-01' });
});

describe('a move on the census board', () => {
  it('opens the record and transfers the resident to the chosen unit', async () => {
    const { user, calls } = open('/census', { 'rpc record_stay_event': { data: 'stay' } });
    await user.click(await screen.findByRole('button', { name: 'Move Ada Lovelace to…' }));
    await user.selectOptions(screen.getByLabelText('Unit'), '102, Floor 1 (vacant)');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await expect
      .poll(() => calls.find(({ name }) => name === 'rpc record_stay_event')?.args[0])
      .toMatchObject({
        p_resident_id: RESIDENT,
        p_type: 'transfer',
        p_unit_id: `${UNIT.slice(0, -1)}2`,
      });
    expect(calls.some(({ name }) => name === 'rpc open_resident')).toBe(true);
  });
});

it('explains each place on the waitlist', async () => {
  const waiting = {
    place: 1,
    id: RESIDENT,
    name: 'Ada Lovelace',
    group: 'deposit',
    priority: 'none',
    joined_at: '2026-03-02T12:00:00Z',
    deposit: 1000,
    declined_offers: 2,
    care_type: 'AL',
    unit_types: ['studio'],
    desired_on: null,
    ready_units: 0,
  };
  open('/waitlist', { 'rpc list_waitlist': { data: [waiting] } });
  const row = await screen.findByRole('row', { name: /Ada Lovelace/ });
  expect(row).toHaveTextContent(
    'Deposit received, joined Mar 2, 2026, declined 2 units, behind the others',
  );
});

describe('a resident', () => {
  const at = '/resident';

  it('shows code status and allergies above the record', async () => {
    open(at);
    const head = (await screen.findByRole('heading', { name: 'Ada Lovelace' })).closest('header');
    expect(await within(head as HTMLElement).findByText('DNR')).toBeVisible();
    expect(await within(head as HTMLElement).findByText('Penicillin')).toBeVisible();
  });

  it('shows what a correction changes before it is saved', async () => {
    const { user } = open(at);
    await user.click(await screen.findByRole('tab', { name: 'Stays' }));
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const time = screen.getByLabelText('Date and time');
    await user.clear(time);
    await user.type(time, '2026-04-29T11:00');
    expect(await screen.findByText(/\+2 days in house/)).toBeVisible();
  });

  const withDocuments = {
    'rpc open_resident': {
      data: {
        ...opened,
        reads: [...opened.reads, 'resident_documents', 'resident_identities'],
        writes: ['residents', 'resident_documents'],
      },
    },
    'rpc list_document_compliance': {
      data: [
        {
          resident_id: RESIDENT,
          resident: 'Ada Lovelace',
          unit: '101',
          label: 'Health assessment (AHCA Form 1823)',
          type: 'physician_report',
          is_state_rule: true,
          source: 'Florida: within 60 days before or 30 days after admission',
          status: 'missing',
          due_on: '2026-05-31',
          until: null,
        },
      ],
    },
    'select resident_documents': {
      data: [
        record('with', {
          name: 'Agreement',
          type: 'agreement',
          file_path: 'community/resident/file',
          file_name: 'agreement.pdf',
          file_size: 2048,
        }),
        record('without', { name: 'TB test', type: 'tb_test', file_path: null, file_name: null }),
      ],
    },
    'select resident_identities': { data: [] },
  };

  it('shows required documents with their rule, and files to download or add', async () => {
    open(at, withDocuments);
    const duties = await screen.findByRole('table', { name: 'Required documents' });
    expect(within(duties).getByRole('row', { name: /Form 1823/ })).toHaveTextContent(
      'MissingMay 31—Florida: within 60 days before or 30 days after admission',
    );
    expect(await screen.findByRole('button', { name: 'Download agreement.pdf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add file: TB test' })).toBeVisible();
  });

  it('offers a photo and the FHIR export only to positions with the right', async () => {
    const { user } = open(at, withDocuments);
    expect(await screen.findByRole('button', { name: /Add photo/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Export FHIR' })).toBeVisible();
  });

  it('hides the photo and the export from other positions', async () => {
    open(at);
    await screen.findByRole('heading', { name: 'Ada Lovelace' });
    expect(screen.queryByRole('button', { name: /Add photo/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('asks for a reason when the resident is not in the reader’s care', async () => {
    const denied = { error: { code: '42501', message: 'Record not found.' }, status: 403 };
    const { user, calls } = open(at, { 'rpc open_resident': denied });
    await user.type(await screen.findByLabelText(/Reason/), 'Found on the floor');
    await user.click(screen.getByRole('button', { name: 'Open record' }));
    await expect
      .poll(() => calls.findLast(({ name }) => name === 'rpc open_resident')?.args[0])
      .toEqual({ p_resident_id: RESIDENT, p_reason: 'Found on the floor' });
  });
});
