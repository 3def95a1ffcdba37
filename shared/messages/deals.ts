import { explain } from './messages.ts';

explain({
  HXDLN: 'This stage needs more facts. Open the deal and fill in what is missing.',
  HXDLM: 'A deal that has closed cannot be lost.',
  HXDLL: 'This listing is not on the market any more.',
  HXDLC: 'This contact does not exist, or you do not have access to it.',
});
