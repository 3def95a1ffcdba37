import { expect, it } from 'vitest';
import { addDays, checkIdentification, daysLeft, exchangeDeadlines } from './exchange.ts';

it.each([
  // Counted by hand on a calendar.
  ['2026-01-10', '2026-10-15', '2026-02-24', '2026-07-09', false],
  ['2026-12-01', '2027-04-15', '2027-01-15', '2027-04-15', true],
  ['2026-12-01', '2027-10-15', '2027-01-15', '2027-05-30', false],
  ['2024-01-31', null, '2024-03-16', '2024-07-29', false],
])('ends on day 45 and day 180 for a sale on %s', (sold, due, identifyBy, receiveBy, isFirst) => {
  expect(exchangeDeadlines(sold, due)).toEqual({ identifyBy, receiveBy, isReturnFirst: isFirst });
});

it('counts calendar days to a deadline', () => {
  expect(daysLeft('2026-02-24', '2026-02-20')).toBe(4);
  expect(daysLeft('2026-02-24', '2026-02-25')).toBe(-1);
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
});

const property = (value: number, own: { receivedOn?: string; isRevoked?: boolean } = {}) => ({
  value,
  receivedOn: own.receivedOn ?? null,
  isRevoked: own.isRevoked ?? false,
});

it.each([
  ['none', []],
  ['three', [property(900), property(900), property(900)]],
  ['value', [property(50), property(50), property(50), property(50)]],
  ['exceeded', [property(50), property(50), property(50), property(51)]],
  ['three', [property(900), property(900), property(900), property(9, { isRevoked: true })]],
  [
    'acquired',
    [
      property(96, { receivedOn: '2026-05-01' }),
      property(95, { receivedOn: '2026-05-01' }),
      property(5),
      property(5),
    ],
  ],
  [
    'exceeded',
    [property(94, { receivedOn: '2026-05-01' }), property(97), property(5), property(5)],
  ],
])('meets the rule %s of Reg. §1.1031(k)-1(c)(4)', (rule, properties) => {
  expect(checkIdentification(100, properties).rule).toBe(rule);
});

it('reports the value still to be received', () => {
  const found = checkIdentification(100, [
    property(60, { receivedOn: '2026-05-01' }),
    property(70),
  ]);
  expect(found).toMatchObject({ count: 2, total: 130, limit: 200, received: 60, shortfall: 40 });
});
