import { expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';

// Uses the layout that no other test counts, because its limit is used up afterwards.
it("calling the counter in a loop can't exceed the limit per minute", async () => {
  const [counted] = await queryDatabase(`
    select count(*) filter (where private.count_conversion('homepage_layout', 'usual', 'page_view'))
      as times
    from generate_series(1, 700)
  `);
  expect(Number(counted?.times)).toBeLessThanOrEqual(600);
  expect(Number(counted?.times)).toBeGreaterThan(500);
});
