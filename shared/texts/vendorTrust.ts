import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXIFO: 'This import is no longer open. Choose the file again.',
  HXIFM: 'Rows of this file are missing. Import it again.',
  HXIFS: 'This file is much shorter than the last one. Check that it is complete.',
  HXIMN: 'This match no longer exists.',
  HXIMR: 'Enter how you compared the two (at least 3 characters).',
  HXIMS: 'This match can’t be changed that way.',
  HXIOW: 'Enter up to 20 owners.',
  HXIRN: 'No vendor for this trade and state is taking requests right now.',
  HXILQ: 'You can report a request within 30 days, if you haven’t quoted.',
  HXILR: 'You already reported this request.',
  HXILN: 'This report no longer exists.',
  HXILD: 'This report was already decided.',
  HXIPN: 'This portfolio entry no longer exists.',
  HXIPF: 'Choose one of your finished projects.',
  HXIPD: 'This project is already in your portfolio.',
  HXIPM: 'An entry has up to 8 photos. Remove one first.',
  HXIPC: 'The client of this project can no longer be asked.',
  HXIPA: 'There is nothing to allow. The vendor may have removed the entry.',
  HXIPV: 'The vendor changed this entry. Read it again.',
  HXIQV: 'The vendor changed this quote. Read it again before accepting.',
  HXIQX: 'This quote has expired. Ask the vendor to send it again.',
  HXICM: 'You can have up to 12 calculators. Remove one first.',
  HXICN: 'This calculator no longer exists.',
});

export const vendorTrustNotices = {
  ownersSaved: { title: 'Owners saved', description: 'They are checked against the lists.' },
  decided: { title: 'Decision saved', description: 'It is in the audit log.' },
  leadSettingsSaved: { title: 'Lead settings saved', description: 'They apply to new leads.' },
  leadReported: { title: 'Report sent', description: 'Our team decides about the credit.' },
  routed: {
    title: 'Sent',
    description: 'Vendors can read it now. Their quotes appear under Projects.',
  },
  entrySaved: { title: 'Project saved', description: 'It is public once the client allows it.' },
  entryRemoved: { title: 'Project removed', description: 'It is no longer on your profile.' },
  photoAdded: { title: 'Photo added', description: 'It is public once the client allows it.' },
  consentAsked: { title: 'Client asked', description: 'You are notified when they answer.' },
  consentAnswered: { title: 'Answer saved', description: 'The vendor is notified.' },
  calculatorSaved: { title: 'Calculator saved', description: 'Your profile shows published ones.' },
  calculatorRemoved: {
    title: 'Calculator removed',
    description: 'It is no longer on your profile.',
  },
} as const satisfies Record<string, Notice>;
