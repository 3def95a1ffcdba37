import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXDRA: "Logged and signed entries can't be changed.",
  HXDRB: 'Change at most 500 permissions at a time.',
  HXDRC: 'Check the consent box to sign.',
  HXDRO: 'Already sent for signature. Check your inbox for the email.',
  HXRSC: 'DocuSign isn’t connected. Ask an administrator of your workspace.',
  HXRSD: 'Choose a scanned PDF of up to 10 MB from a room that you manage.',
  HXRSN: 'Nothing to cancel. It was already signed, declined, or canceled.',
  HXRSS: 'Choose 1 to 10 people who can open the document.',
  HXDRT: 'Nothing to cancel. It was already signed, declined, or canceled.',
  HXDRN: 'The text to sign has changed. Showing the latest version.',
  HXDRF: 'A folder can hold 1,000 items. Create another folder.',
  HXDRL: "A folder can't be moved into itself.",
  HXDRG: 'A room can have up to 40 groups.',
  HXDRM: 'A room can have up to 1,000 readers.',
  HXDRE: 'Someone with this email is already in the room.',
  HXDRP: 'Your answer stays a draft until the broker releases it.',
  HXDRQ: 'Enter an answer or attach a document.',
  HXDRW:
    "This server can't watermark pages, so it doesn't show them. Ask the team that runs the room for a copy.",
});
