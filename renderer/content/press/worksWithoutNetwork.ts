import type { PressRelease } from './pressRelease.ts';

export const worksWithoutNetwork: PressRelease = {
  slug: 'a-start-without-a-network',
  heading: 'A start without a network',
  description:
    'The desktop app of Haven Exchange opens offline with what was last loaded and says how old it is; a whole workspace can also run on one machine, with demo data.',
  date: '2026-11-21',
  paragraphs: [
    'Communities are visited in basements, on rural roads and in elevators. The desktop app of Haven Exchange now starts without a connection and shows what was last loaded, with the time at which that was. A notice stays above every screen until the server can be reached, and a button tries again.',
    'Not everything is kept. Answers are stored on a person’s own computer only where that was decided answer by answer: never what is secret, and never what is about other people. In a browser, which may belong to a hotel, nothing is kept for a later start.',
    'For those who have no server, or do not want one yet, there is a second way. “Try it on this computer” runs the whole product on one machine, database included, with invented communities and people. It talks to that machine only. The same backend serves the browser version when nothing else is configured.',
    'A database on a laptop has to survive the laptop. A write is acknowledged only after its log is on the disk, and tests kill the process in the middle of writes, fill up the disk, move the clock, and start a second copy on the same folder, and then look whether anything that had been acknowledged is missing. Backups can be taken while people work; they hold no session and no code that would open an account.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Starts without a network in the built desktop app; kills, full disks and second starts against real processes.',
    },
    {
      term: 'Read only',
      text: 'Offline shows what was there. Changes need the server, so that two people never overwrite each other unknowingly.',
    },
    {
      term: 'Yours to guard',
      text: 'Data of “Try it on this computer” lies in a folder of the user’s account, and its backup is the user’s affair.',
    },
  ],
  next: { label: 'Read the documentation', to: '/documentation' },
};
