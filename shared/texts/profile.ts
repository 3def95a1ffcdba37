import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXPRN: 'Something is missing: your name, brokerage, or a license with its state.',
  HXPRE: 'Fill in at least one field.',
});

export const profileNotices = {
  brokerSaved: {
    title: 'Broker profile saved',
    description: 'Your page in the agent directory is updated.',
  },
  draftStarted: {
    title: 'Draft listing saved',
    description: 'Your property is saved as a draft listing. Only you can see it.',
  },
  sellerSaved: {
    title: 'Answers saved',
    description: "Your draft listing hasn't changed.",
  },
  licenseSaved: {
    title: 'License saved',
    description: "We'll flag it 60 days before it expires.",
  },
  pictureSaved: { title: 'Photo saved', description: 'People you message can see it.' },
  pictureRemoved: { title: 'Photo removed', description: 'Your initials are shown instead.' },
} as const satisfies Record<string, Notice>;
