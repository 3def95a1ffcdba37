import { explain } from './messages.ts';

explain({
  HXSAV:
    'There is no room to save more. Without a plan it is 25 communities: take some out, or choose a plan.',
  HXSSE:
    'There is no room for another search. Without a plan it is 3 searches: delete one, or choose a plan.',
  HXSSD: 'You have saved this search already.',
});
