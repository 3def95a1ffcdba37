import { explain, type Notice } from './messages.ts';

explain({
  HXPRN: 'Something is missing: your name, your brokerage, or a license with its state.',
  HXPRE: 'Fill in at least one field.',
});

export const profileNotices = {
  brokerSaved: {
    title: 'Broker profile saved',
    description: 'Your page in the directory of agents says so now.',
  },
  draftStarted: {
    title: 'Draft listing saved',
    description: 'Your property is among your listings as a draft. Nobody else sees it.',
  },
  sellerSaved: {
    title: 'Answers saved',
    description: 'Your draft listing stays as you left it.',
  },
  licenseSaved: {
    title: 'License saved',
    description: 'It is marked sixty days before it expires.',
  },
  pictureSaved: { title: 'Picture saved', description: 'People you write with see it.' },
  pictureRemoved: { title: 'Picture removed', description: 'Your initials stand in its place.' },
} as const satisfies Record<string, Notice>;
