import { explain } from './messages.ts';

explain({
  HXORG: 'This fault is gone: nobody has met it for three months.',
  HXORT: 'Too many reports came from here within the hour.',
  HXORX: 'This is no report.',
  HXUPN: 'This is being done now. Look again in a moment.',
});
