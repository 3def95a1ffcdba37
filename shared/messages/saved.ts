import { explain } from './messages.ts';

explain({
  HXSAV:
    'There is no room to save more. Without a plan it is 25 communities: take some out, or choose a plan.',
  HXSSE:
    'There is no room for another search: 3 without a plan, 10 with Starter, 100 with Professional. Delete one, or choose a larger plan.',
  HXSSG: 'This search is not there any more.',
  HXSSB: 'Searches are shown to a broker who has put something before you, or with whom you write.',
  HXSLB: 'Lists are shared by brokers.',
  HXSLG: 'This list is not there any more.',
  HXSLE: 'Use the address of somebody else, as in name@company.example.',
  HXSLN: 'A list is shared with fifty people at most: take it back from somebody first.',
  HXSLS: 'This list is not shared any more.',
  HXSSD: 'You have saved this search already.',
});
