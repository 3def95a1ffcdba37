import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXPJN: "Project not found, or it isn't yours.",
  HXPJO: 'This project is no longer open. Showing its current state.',
  HXPJD: 'The quote deadline is in the past. Choose a later date or none.',
  HXPJC: 'The project has changed. Review the latest version. Your text is still here.',
  HXPJV: 'You can send a project to up to ten vendors.',
  HXPJW: "One of these vendors isn't accepting requests. Showing the current list.",
  HXPJQ: 'The vendor changed this quote. Review it before accepting.',
  HXPJH: 'This quote has expired. Ask the vendor for a new one.',
  HXPJS:
    'The project changed after this quote. The vendor was notified. Accept it once they quote again.',
  HXPJG: "This vendor isn't accepting work right now. Choose another, or wait.",
  HXPJL: "Request not found, or it wasn't sent to you.",
  HXPJR: 'This request is no longer open. Showing its current state.',
  HXPJU: "Your vendor profile isn't verified. You can send quotes and questions once it is.",
  HXPJM: "You've asked 20 questions about this project. Wait for the answers.",
  HXPJP: 'The quote deadline has passed. Ask for an extension.',
  HXPJX: 'Client not found. Showing the current list.',
  HXPJE: "The quote's expiration date is in the past. Choose a later date or none.",
  HXVRD: 'You can review a vendor once the project is done.',
  HXVRG: "This vendor has left the exchange and can't be reviewed.",
  HXVRS: "You can't review your own or your team's company.",
  HXVRR: "Our team has checked this review, so it can't be changed.",
  HXVRW: 'This review is no longer pending as shown. It was decided or rewritten.',
  HXVRO: 'You can reply to a published review once.',
});

export const projectNotices = {
  asked: {
    title: 'Sent',
    description: 'Vendors can read it now. Their quotes appear under Projects.',
  },
  chosen: { title: 'Quote accepted', description: 'The vendor and the others are notified.' },
  done: { title: 'Done', description: 'The project moved to your finished projects.' },
  cancelled: { title: 'Canceled', description: 'The vendors you asked are notified.' },
  answered: { title: 'Reply posted', description: 'All vendors you asked can read it.' },
  quoted: { title: 'Quote sent', description: 'You can change it until a quote is accepted.' },
  declined: {
    title: 'Request declined',
    description: "You can still send a quote while it's open.",
  },
  reviewed: { title: 'Thank you', description: "Our team checks it before it's public." },
  replied: { title: 'Reply posted', description: 'Your reply appears below the review.' },
  noted: { title: 'Note saved', description: 'Only you can see it.' },
  questioned: { title: 'Question sent', description: 'All vendors asked will see the answer.' },
} as const satisfies Record<string, Notice>;
