import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXHAM: 'This amount needs another approver.',
  HXHBU: 'This is over budget. An executive director approves it with a reason.',
  HXHCR: "Received or invoiced orders can't be cancelled.",
  HXHDC: 'This request is decided. Cancel it and request again.',
  HXHDE: 'Approve or hold the invoice.',
  HXHDU: 'This invoice was entered before. Check its number.',
  HXHIA: 'This invoice is approved.',
  HXHIL: 'Enter what is invoiced.',
  HXHLI: 'Only an executive director sets limits.',
  HXHLN: 'Add 1 to 100 lines.',
  HXHLO: 'The second limit is at least the first.',
  HXHNA: 'Only approved requests can be ordered.',
  HXHNO: "This order isn't open.",
  HXHOW: 'Someone else approves your request.',
  HXHRE: 'Enter a reason.',
  HXHRN: 'Enter what arrived.',
  HXHRO: 'More arrived than was ordered. Check the quantities.',
  HXHRQ: 'Only the requester can change a request.',
  HXHSN: 'This supplier exists already. Choose it.',
  HXHSU: 'Choose a supplier.',
  HXHVE: 'Someone else changed this. Showing the current version.',
  HXHVN: 'Choose a verified vendor.',
});

export const purchasingNotices = {
  requested: { title: 'Purchase requested', description: 'Approvers were notified.' },
  decided: { title: 'Decision recorded', description: 'The requester is notified.' },
  ordered: { title: 'Order sent', description: 'It has its number now.' },
  received: { title: 'Receipt recorded', description: 'The match is up to date.' },
  invoiced: { title: 'Invoice entered', description: 'Compare it with the order.' },
  saved: { title: 'Saved', description: 'The record is up to date.' },
} as const;
