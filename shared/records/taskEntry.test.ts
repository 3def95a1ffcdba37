import { expect, test } from 'vitest';
import { parseTaskEntry } from './taskEntry.ts';

/** A Wednesday. */
const NOW = new Date(2026, 10, 25, 14, 30);
const PEOPLE = [
  { id: 'rita', name: 'Rita Okafor' },
  { id: 'sam', name: 'Sam Lee' },
  { id: 'sam2', name: 'Sam Ortiz' },
];
const read = (typed: string) => parseTaskEntry(typed, NOW, PEOPLE);

test('reads date, time, and assignee from one line', () => {
  expect(read('Call Ana Fri 9am @Rita')).toEqual({
    title: 'Call Ana',
    day: '2026-11-27',
    minutes: 540,
    assigneeId: 'rita',
  });
});

test.each([
  ['Send OM today', '2026-11-25'],
  ['Send OM tomorrow', '2026-11-26'],
  ['Send OM wed', '2026-11-25'],
  ['Send OM on Tuesday', '2026-12-01'],
  ['Send OM next Fri', '2026-12-04'],
  ['Send OM next week', '2026-11-30'],
  ['Send OM in 3 days', '2026-11-28'],
  ['Send OM in two weeks', '2026-12-09'],
  ['Send OM in a month', '2026-12-25'],
  ['Send OM 12/5', '2026-12-05'],
  ['Send OM 1/5', '2027-01-05'],
  ['Send OM by Nov 22', '2027-11-22'],
  ['Send OM Dec 1, 2026', '2026-12-01'],
  ['Send OM 2026-12-24', '2026-12-24'],
])('reads the date of "%s"', (typed, day) =>
  expect(read(typed)).toMatchObject({ title: 'Send OM', day, minutes: null }),
);

test.each([
  ['Tour at 9:30am', 570],
  ['Tour 12pm', 720],
  ['Tour 12am', 0],
  ['Tour at 14:15', 855],
  ['Tour noon', 720],
])('reads the time of "%s" as today', (typed, minutes) =>
  expect(read(typed)).toMatchObject({ title: 'Tour', day: '2026-11-25', minutes }),
);

test.each([
  'Send the 2/30 rent roll',
  'Review 24:99 notes',
  'Monitor Maya',
  'Ask about 80 beds',
  'Email ana@rita.com',
  'Ask @Sam',
  'Fri',
])('leaves "%s" as typed', (typed) =>
  expect(read(typed)).toEqual({ title: typed, day: null, minutes: null, assigneeId: null }),
);

test('prefers a full name to a first name that several people have', () => {
  expect(read('@Sam Ortiz call the lender')).toMatchObject({
    title: 'call the lender',
    assigneeId: 'sam2',
  });
});

test('reads a very long line', () => {
  const line = `Call ${'next '.repeat(50_000)}@${'Rita '.repeat(50_000)}`;
  expect(read(line).title).toContain('Call next');
});
