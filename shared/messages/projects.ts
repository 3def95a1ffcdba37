import { explain, type Notice } from './messages.ts';

explain({
  HXPJN: 'This project does not exist, or it is not yours.',
  HXPJO: 'This project is not open any more. It is shown as it is now.',
  HXPJD: 'The last day for quotes is past. Choose a later one, or none.',
  HXPJC: 'The project was changed meanwhile. Read it as it is now; what you typed is still here.',
  HXPJV: 'A project is sent to ten vendors at most.',
  HXPJW: 'One of these vendors takes no requests at the moment. The list is shown as it is now.',
  HXPJQ: 'The vendor changed this quote meanwhile. Read it as it is now, and then choose.',
  HXPJH: 'This quote does not hold any more. Ask the vendor for a new one.',
  HXPJS:
    'The project has changed since this quote. The vendor knows; choose it once they have quoted again.',
  HXPJG: 'This vendor takes no work at the moment. Choose another one, or wait.',
  HXPJL: 'This request does not exist, or it is not to you.',
  HXPJR: 'This request is not open any more. It is shown as it is now.',
  HXPJU:
    'Your vendor profile is not verified at the moment. Quotes and questions go out once it is.',
  HXPJM: 'These are twenty questions about one project. Wait for the answers.',
  HXPJP: 'The last day for quotes has passed. Ask for more time.',
  HXPJX: 'This client is not here any more. The list is shown as it is now.',
  HXPJE: 'The day until which the quote holds is past. Choose a later one, or none.',
  HXVRD: 'A vendor is reviewed once the project is done.',
  HXVRG: 'This vendor is not on the exchange any more, and cannot be reviewed.',
  HXVRS: 'Nobody reviews their own company, or that of their team.',
  HXVRR: 'This review has been read by the team and stays as it is.',
  HXVRW: 'This review does not wait as you read it. It was decided or written anew meanwhile.',
  HXVRO: 'A published review is answered once.',
});

export const projectNotices = {
  asked: { title: 'Sent', description: 'They read it now. Their quotes come under Projects.' },
  chosen: { title: 'Chosen', description: 'The vendor hears of it, and so do the others.' },
  done: { title: 'Done', description: 'The project stands among those that are over.' },
  cancelled: { title: 'Cancelled', description: 'The vendors who were asked hear of it.' },
  answered: { title: 'Answered', description: 'All vendors who were asked read it.' },
  quoted: { title: 'Quote sent', description: 'You can change it until one is chosen.' },
  declined: { title: 'Told them', description: 'You can still send a quote while it is open.' },
  reviewed: { title: 'Thank you', description: 'The team reads it before it is public.' },
  replied: { title: 'Answered', description: 'Your answer stands below the review.' },
  noted: { title: 'Note saved', description: 'Nobody else reads it.' },
  questioned: { title: 'Asked', description: 'The answer goes to all who were asked.' },
} as const satisfies Record<string, Notice>;
