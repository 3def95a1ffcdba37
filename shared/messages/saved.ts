import { explain } from './messages.ts';

explain({
  HXSAV:
    'There is no room to save more. Without a plan it is 25 communities: take some out, or choose a plan.',
  HXSSE:
    'There is no room for another search: 3 without a plan, 10 with Starter, 100 with Professional. Delete one, or choose a larger plan.',
  HXSSD: 'You have saved this search already.',
});
