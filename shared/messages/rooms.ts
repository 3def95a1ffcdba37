import { explain } from './messages.ts';

explain({
  HXDRA: 'What was noted or signed stays as it is.',
  HXDRC: 'A signature needs your consent. Tick the box to sign.',
  HXDRO: 'It is outside to be signed already. Its letter is in your mailbox.',
  HXDRT: 'There is nothing to take back any more: it is signed, declined or taken back already.',
  HXDRN: 'The text to sign has changed meanwhile. It is shown as it is now.',
  HXDRF: 'A folder holds 1,000 items. Make another folder.',
  HXDRL: 'A folder does not go into itself.',
  HXDRG: 'A room has at most 40 groups.',
  HXDRM: 'A room has at most 1,000 readers.',
  HXDRE: 'Somebody with this address is in the room already.',
  HXDRP: 'An answer of yours is a draft until the broker lets it out.',
  HXDRQ: 'An answer says something, or names a document.',
  HXDRW:
    "This server can't watermark pages, so it doesn't show them. Ask the team that runs the room for a copy.",
});
