import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderParts } from '../../testing/renderPart.tsx';
import { Calendar, CalendarToolbar } from './Calendar.tsx';
import type { CalendarConfig, CalendarEntry, CalendarSpan } from './calendar.ts';

const entry = (id: string, day: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  day,
  title: `Call ${id}`,
  kind: 'Task',
  to: `?open=${id}`,
  isMovable: true,
  ...more,
});

const ENTRIES = [
  entry('late', '2026-11-26', { minutes: { from: 900, to: 960 }, time: '3:00 PM' }),
  entry('early', '2026-11-26', { minutes: { from: 540, to: 600 }, time: '9:00 AM' }),
  entry('seen', '2026-11-27', { to: null, isMovable: false, title: 'Busy' }),
  entry('next year', '2027-02-01'),
];

const addressOf = (span: CalendarSpan, day: string) => `?span=${span}&day=${day}`;

function open(span: CalendarSpan, entries: readonly CalendarEntry[] = ENTRIES) {
  const onMove = vi.fn<CalendarConfig['onMove']>();
  const shared = { span, day: '2026-11-26', today: '2026-11-26', addressOf };
  const part = (
    <>
      <CalendarToolbar {...shared} />
      <Calendar {...shared} entries={entries} onMove={onMove} />
    </>
  );
  return { ...renderParts({ '/': part }, '/'), onMove };
}

it("shows a month in weeks with each day's entries in order", () => {
  open('month');
  const month = screen.getByRole('table', { name: /November 2026/ });
  expect(within(month).getAllByRole('columnheader')).toHaveLength(7);
  const today = within(month).getByRole('link', { current: 'date' });
  const cell = today.closest('td');
  expect(
    within(cell as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['9:00 AM Task Call early', '3:00 PM Task Call late']);
  expect(within(month).queryByText(/next year/)).toBeNull();
  expect(within(month).getByText(/Busy/).closest('a')).toBeNull();
});

it('limits the entries of a full day and links to the rest', () => {
  const full = Array.from({ length: 9 }, (_, index) => entry(`${index}`, '2026-11-26'));
  open('month', full);
  const month = screen.getByRole('table', { name: /November 2026/ });
  expect(within(month).getAllByRole('listitem')).toHaveLength(3);
  const rest = within(month).getByRole('link', { name: '6 more' });
  expect(rest).toHaveAttribute('href', addressOf('week', '2026-11-26'));
});

it('links to the previous and next period and to other views', () => {
  open('month');
  const days = within(screen.getByRole('navigation', { name: 'Dates' }));
  expect(days.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    addressOf('month', '2026-10-26'),
  );
  expect(days.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    addressOf('month', '2026-12-26'),
  );
  const spans = within(screen.getByRole('navigation', { name: 'View' }));
  expect(spans.getByRole('link', { current: 'page' })).toHaveTextContent('Month');
  expect(spans.getByRole('link', { name: 'Agenda' })).toHaveAttribute(
    'href',
    addressOf('agenda', '2026-11-26'),
  );
});

it('moves an entry by keyboard: M asks for day and time, and the duration stays', async () => {
  const { user, onMove } = open('agenda');
  screen.getByRole('link', { name: /Call early/ }).focus();
  await user.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Call early to' }));
  const day = dialog.getByLabelText('Move “Call early” to');
  await user.clear(day);
  await user.type(day, '2026-11-30');
  await user.clear(dialog.getByLabelText('Starts'));
  await user.type(dialog.getByLabelText('Starts'), '10:15');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(ENTRIES[1], {
    day: '2026-11-30',
    minutes: { from: 615, to: 675 },
  });
});

it('lists entries day by day and shows an empty state', () => {
  const { unmount } = open('agenda');
  expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-labelledby'))).toEqual([
    'day-2026-11-26',
    'day-2026-11-27',
  ]);
  unmount();
  open('agenda', []);
  expect(screen.getByText('No events')).toBeVisible();
});
