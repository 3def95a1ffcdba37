import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXPFA: 'This is recorded already.',
  HXPFB: 'Import 1 to 1,000 rows at a time.',
  HXPFD: 'Enter a date from 1990 until today.',
  HXINH: 'Commitments of this entity need approval. Make a request instead.',
  HXPFE: "Entity not found, or you don't have access.",
  HXPFG: 'Holding not found in this entity. Choose another one.',
  HXPFH: "A holding is shared with its entity. Change the entity's sharing.",
  HXPFL: 'This portfolio has more than 100,000 entries and cannot be shown at once.',
  HXPFM: 'This holding has entries, so it stays with its entity.',
  HXPFN: 'You have reached the limit of 1,000 holdings.',
  HXPFO: "Limit not found, or you don't have access.",
  HXPFP: 'Return of capital, income, and gain must add up to the distribution.',
  HXPFR: 'More capital would be returned than was contributed. Enter the rest as gain.',
  HXPFS: "Sponsor not found, or you don't have access.",
  HXPFT: 'This holding has entries and stays on record. Set its status to exited.',
  HXPFU: 'There is a limit for this already. Change that one.',
  HXPFV: 'This holding has a valuation on that day. Reverse it first.',
  HXPFW: 'Enter a reason.',
  HXPFX: 'This entity has holdings or entries. Set its status to closed.',
});

export const investingNotices = {
  recorded: { title: 'Entry recorded', description: 'Returns include it now.' },
  reversed: { title: 'Entry reversed', description: 'Both entries stay on record.' },
  imported: { title: 'Statement imported', description: 'Returns include its rows now.' },
  undone: { title: 'Import undone', description: 'Every row of it is reversed.' },
  limitSaved: { title: 'Limit saved', description: 'Exposure is compared with it now.' },
  limitDeleted: { title: 'Limit deleted', description: 'Exposure is no longer compared with it.' },
};
