import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXDXN: "Extraction not found, or you don't have access.",
  HXDXV: 'Someone else saved this extraction. Reload it, then make your changes again.',
  HXDXI: "This extraction can't be saved. Check the highlighted fields.",
  HXDXP: 'A value contains a Social Security, Medicare, or account number. Remove it to save.',
  HXDXD: 'Decide about every doubt before you use the values.',
  HXDXO: "This server can't read scans. Install Tesseract on it, or choose a document with text.",
  HXDXG: "We couldn't read this page. Choose a clearer scan.",
  HXDXB: 'The server is reading other scans. Try again in a minute.',
});
