import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXCXA: 'Choose an authorization of this resident and payor that covers all dates.',
  HXCXB: "The claims don't add up to the payment. Get a corrected file from the payer.",
  HXCXC: "Enter the payer's claim number first.",
  HXCXD: 'This payor has a profile. Change that one.',
  HXCXE: 'Choose ready claims of one payor.',
  HXCXF: 'The limit is reached.',
  HXCXI: 'The NPI has a wrong check digit.',
  HXCXM: 'This remittance was imported before.',
  HXCXN: 'No posted charges to claim in this period.',
  HXCXO: 'Correct the payment that was posted, then note it here.',
  HXCXP: 'Fix the problems of this claim first.',
  HXCXR: 'Enter a reason of at least 3 characters.',
  HXCXS: "The claim can't change that way now. Reload the page.",
  HXCXT: 'Choose up to 93 days.',
  HXCXU: 'Claims use these units.',
  HXCXV: 'Someone else changed this. Reload and try again.',
});

export const claimNotices = {
  saved: { title: 'Saved', description: 'The record is up to date.' },
  created: { title: 'Drafts created', description: 'Check the problems of each claim.' },
  corrected: { title: 'Correction created', description: 'Export it when it is ready.' },
  discarded: { title: 'Draft deleted', description: 'Its charges can be claimed again.' },
  exported: { title: 'File saved', description: 'Upload it to your clearinghouse or payer.' },
  imported: { title: 'Remittance posted', description: 'Lines without a claim wait for you.' },
} as const;
