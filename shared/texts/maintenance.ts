import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXQAC: 'Accept the order before you start.',
  HXQAS: 'Choose someone on the maintenance team or a verified vendor.',
  HXQCL: 'This order is closed.',
  HXQCO: 'This code is no longer valid. Tell the front desk.',
  HXQIA: 'Answer every item before you finish.',
  HXQIF: 'Someone already finished this inspection. Showing its result.',
  HXQII: 'Enter at least one item, each with a label.',
  HXQLI: 'You have reached the limit.',
  HXQMA: 'Choose an asset with a meter.',
  HXQMB: "A meter can't go backward. Check the reading.",
  HXQME: 'This asset has no meter. Enter its unit first.',
  HXQNO: 'Enter a note.',
  HXQPH: 'Choose a JPEG, PNG, or WebP picture.',
  HXQPL: 'Choose a unit or asset in this community.',
  HXQPN: 'Choose where the work is.',
  HXQPR: 'Take the required photos before you finish.',
  HXQRE: 'Enter a reason.',
  HXQRT: 'Too many requests. Try again in an hour, or call the community.',
  HXQRX: 'Describe the problem in plain text.',
  HXQSD: 'Choose the first day.',
  HXQSI: 'This order needs a signature. Enter the name of the person who signs.',
  HXQTF: 'This turn is finished.',
  HXQTL: 'A resident still lives in this unit. Record the move-out first.',
  HXQTO: 'Finish every step first.',
  HXQTR: "This order can't change to that state now. Showing its current state.",
  HXQTS: "This unit's turn has started.",
  HXQTU: 'Only units with notice or being turned need a turn.',
  HXQVE: 'Someone else changed this. Showing the current version.',
});

export const maintenanceNotices = {
  requested: { title: 'Work order requested', description: 'The maintenance team sees it now.' },
  saved: { title: 'Saved', description: 'The record is up to date.' },
  assigned: { title: 'Work order assigned', description: 'The assignee was notified.' },
  turnFinished: {
    title: 'Unit ready',
    description: 'The census board shows it as vacant and ready.',
  },
  readingSaved: { title: 'Reading saved', description: 'Orders due by this meter were created.' },
  inspectionFinished: {
    title: 'Inspection finished',
    description: 'Each failed item opened a work order.',
  },
  labelReplaced: { title: 'Label replaced', description: 'The old code no longer works.' },
} as const;
