import { explain, type Notice } from './messages.ts';

explain({
  HXMVN: 'This material is not there any more, or it is not yours to open.',
  HXMVL: 'Only a community that is on the market is sent to somebody.',
  HXMVO: 'There is a newer version. Send that one.',
  HXMVA: 'Write an e-mail address, as name@example.com.',
  HXMVT: 'This version was sent to this address already.',
  HXMVC: 'Up to twenty-five contacts are written to at once.',
  HXMVM: 'There are a hundred versions. Nothing more is made of this listing.',
  HXPLN: 'Contacting brokers is part of a paid plan. Choose one to go on.',
  HXCON:
    'You have used all broker contacts of this month. They start anew on the first day of the next month (UTC), or at once with a larger plan.',
  HXTPR:
    'Your workspace has as many properties as its plan allows. Withdraw one, or write to support.',
  HXBKW: 'The broker of record of its brokerage has not signed this listing yet.',
  HXLST: 'Your plan has no room for another listing. Delete one, or choose a larger plan.',
  HXLMV:
    'A listing cannot go that way. What is sold stays sold; ask us if it was marked by mistake.',
  HXLNA: 'Nobody has approved this listing yet. Mark it under contract or sold once it is public.',
  HXLPL: 'Your plan does not include listings. Choose one that does; your draft stays as it is.',
  HXLIN: 'Something is still missing: a name, a city, a state or the type of the community.',
  HXLPX: 'A listing shows at most 40 pictures, each of them once.',
  HXLPM: 'A picture has not arrived. Take it out, or add it again.',
  HXLDN:
    'That would be more than 200 drafts. Throw some away, or submit them, before you begin others.',
  HXLDG: 'This draft is gone: it was submitted or thrown away, perhaps on another device.',
  HXLDC: 'This draft was changed on another device.',
  HXLDT:
    'One of these lines cannot be kept. Units are whole numbers, payors add up to 100%, and each month stands once.',
  HXNDA: 'Contact the broker of this listing first; its documents follow.',
  HXNDV: 'The agreement has a newer text. Read it again, and sign that.',
  HXNDN: 'Say first what a buyer signs before they read documents.',
  HXNDM: 'This agreement has had a hundred versions. Ask us if it needs another.',
  HXFED: 'These rows are not as the federal file has them. Choose the file as it was downloaded.',
  HXGON: 'This listing is no longer available.',
  HXOWN: 'This is your own listing.',
});

export const listingsNotices = {
  brokerContacted: {
    title: 'Message sent',
    description: 'The broker has it by e-mail, with how to reach you.',
  },
} as const satisfies Record<string, Notice>;
