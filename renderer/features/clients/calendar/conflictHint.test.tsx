import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { ConflictHint } from './ConflictHint.tsx';

const timed = {
  version: 1,
  sharing: 'team',
  created_at: '2031-01-01T00:00:00Z',
  updated_at: '2031-01-01T00:00:00Z',
  time_zone: 'America/Chicago',
  is_all_day: false,
  repeats: null,
  repeat_every: null,
  repeat_on: [],
  repeat_until: null,
  repeat_count: null,
  skipped: null,
  attendee_ids: [] as string[],
};
const at = (hour: number) => new Date(Date.UTC(2031, 4, 5, hour)).toISOString();
const meeting = {
  ...timed,
  id: 'e1',
  title: 'Lunch with Cora',
  owner_id: ada.userId,
  begins_at: at(17),
  ends_at: at(18),
};

/** Renders the hint for a new event from 17:30 to 19:00. */
function showing(events: readonly object[], values: object = {}, ownId: string | null = null) {
  renderParts(
    {
      '/': (
        <ConflictHint
          ownId={ownId}
          values={{ begins_at: '2031-05-05T17:30:00Z', ends_at: at(19), ...values }}
        />
      ),
    },
    '/',
    (request) => {
      if (request.name !== 'rpc events_between') return adasData()(request);
      return { data: { events, busy: [] } };
    },
  );
}

it('names conflicting events while an event is edited', async () => {
  showing([
    meeting,
    { ...meeting, id: 'e2', title: 'Tour', owner_id: 'another', attendee_ids: [ada.userId] },
  ]);
  expect(await screen.findByText(/Conflicts with “Lunch with Cora”.*, and 1 more\./)).toBeVisible();
});

it("ignores a teammate's event, an earlier event, the event itself, and all-day events", async () => {
  showing(
    [
      { ...meeting, id: 'e2', title: 'Of a mate', owner_id: 'another' },
      { ...meeting, id: 'e3', title: 'Before', begins_at: at(15), ends_at: at(16) },
      { ...meeting, id: 'own', title: 'Itself' },
      { ...meeting, id: 'e4', title: 'All day', is_all_day: true },
      { ...meeting, id: 'e5', title: 'Call' },
    ],
    {},
    'own',
  );
  expect(await screen.findByRole('status')).toHaveTextContent(/^Conflicts with “Call”, [^“]*\.$/);
  expect(screen.getByRole('status')).not.toHaveTextContent('more');
});
