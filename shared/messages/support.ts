import { explain } from './messages.ts';

explain({
  HXTKT:
    'You have written to us several times within the hour. Please wait a little; we read everything.',
  HXTKG: 'This ticket no longer exists.',
  HXTKI: 'Only somebody who asked for an agent is introduced to one.',
  HXTKA:
    'This agent has nothing for sale at the moment, or is not on the exchange. Choose another.',
  HXTKM: 'Three agents have this request already.',
});
