import { explain, type Notice } from './messages.ts';

explain({
  HXCBN: 'This agreement does not exist, or you are not a side of it.',
  HXCBD: 'The last day is past. Choose a later one, or none.',
  HXCBP:
    'This broker is not in the directory any more. Write their name and e-mail address instead.',
  HXCBS: 'A co-brokerage is with another broker. This is you.',
  HXCBO: 'This agreement is not open any more. It is shown as it is now.',
  HXCBV: 'The terms changed 50 times. End this agreement and begin another.',
  HXCBW: 'The agreement lets you read who asked, and not answer them.',
  HXCBI: 'This inquiry is not there any more.',
  HXNWB: 'A network is for brokers.',
  HXNWN: 'This broker is not in the directory any more.',
  HXNWC: 'A client is referred to a broker of your network. Connect with this one first.',
  HXNWG: 'This referral is not there any more.',
  HXNWO: 'This referral was answered or withdrawn meanwhile. It is shown as it is now.',
  HXRWN: 'This party is not there any more, or the sale is not yours.',
  HXRWC: 'A review is asked for after the closing.',
  HXRWP: 'Only a buyer or seller with an e-mail address is asked.',
  HXRWS: 'Nobody of your own team reviews you.',
  HXRWT: 'This party was asked already.',
  HXRWA: 'Nobody asked the address of your account for this review.',
  HXRWR: 'This review has been read by the team and stays as it is.',
  HXRWW: 'This review does not wait any more. Somebody decided meanwhile, or it was written anew.',
  HXRWO: 'A published review is answered once.',
});

export const togetherNotices = {
  asked: { title: 'Asked', description: 'They write it in their own account.' },
  reviewed: { title: 'Thank you', description: 'The team reads it before it is public.' },
  replied: { title: 'Answered', description: 'Your answer stands below the review.' },
  offered: { title: 'Offered', description: 'Both of you sign; then the agreement holds.' },
  signed: { title: 'Signed', description: 'Your signature stands under this version.' },
  ended: { title: 'Ended', description: 'What was shared by it is closed from now on.' },
  taken: { title: 'Yours to answer', description: 'It stands among your leads.' },
  noted: { title: 'Note saved', description: 'Nobody else reads it.' },
  referred: { title: 'Referred', description: 'Who it is, they read once they take it.' },
} as const satisfies Record<string, Notice>;
