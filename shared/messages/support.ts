import { explain } from './messages.ts';

explain({
  HXTKT:
    'You have written to us several times within the hour. Please wait a little; we read everything.',
  HXTKG: 'This ticket no longer exists.',
});
