import { expect, it } from 'vitest';
import { askDatabase } from './sql.ts';

// Of the layout that no other test counts itself: its minute is used up afterwards.
it('whoever calls the counter in a loop moves it no further than a minute’s limit', async () => {
  const [counted] = await askDatabase(`
    select count(*) filter (where private.count_conversion('homepage_layout', 'usual', 'page_view'))
      as times
    from generate_series(1, 700)
  `);
  expect(Number(counted?.times)).toBeLessThanOrEqual(600);
  expect(Number(counted?.times)).toBeGreaterThan(500);
});
