import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { LevelChangeValue } from './LevelChangeValue.tsx';

const RESIDENT = '00000000-0000-4000-8000-0000000000a1';

beforeEach(() => localStorage.clear());

it('shows the effect of a level before it is approved', async () => {
  const answers = adasData({
    'rpc get_care_value': {
      data: {
        level: 2,
        next_level: 3,
        effective_on: '2026-06-01',
        hours: [{ position: 'caregiver', now: 0.9, next: 1.3 }],
        money: {
          now_cents: 460_000,
          next_cents: 505_000,
          care_now_cents: 60_000,
          care_next_cents: 105_000,
          month: '2026-06-01',
          invoice_now_cents: 460_000,
          invoice_next_cents: 505_000,
          revenue_cents: 46_000_000,
          occupied: 100,
        },
      },
    },
  });
  renderPart(
    <LevelChangeValue residentId={RESIDENT} level={3} effectiveOn="2026-06-01" />,
    answers,
  );
  const table = await screen.findByRole('table', { name: 'What changes' });
  expect(within(table).getByRole('row', { name: /Total a month/ })).toHaveTextContent(
    /\$4,600.*\$5,050/,
  );
  expect(within(table).getByRole('row', { name: /RevPOR/ })).toHaveTextContent(/\$4,600.*\$4,605/);
  expect(screen.getByText('Implied value').parentElement).toHaveTextContent('$54,000');
});
