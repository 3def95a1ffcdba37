import type { PressRelease } from './pressRelease.ts';

export const worksWithoutNetwork: PressRelease = {
  slug: 'a-start-without-a-network',
  heading: 'Offline start for the desktop app',
  description:
    'The Haven Exchange desktop app opens offline with the last loaded data and shows how old it is. A whole workspace can also run on one machine, with demo data.',
  date: '2026-11-21',
  paragraphs: [
    'People visit communities in basements, on rural roads, and in elevators. The Haven Exchange desktop app now starts without a connection and shows the data it last loaded, with the time it was loaded. A banner stays above every screen until the server can be reached, with a button to try again.',
    'Not everything is cached. We decided for each kind of data whether it may be stored on your own computer. Secrets and data about other people are never stored. In a browser, which may be on a shared computer, nothing is stored for a later start.',
    'If you have no server, or don’t want one yet, there is another option. “Try it on this computer” runs the whole product on one machine, including the database, with invented communities and people. It communicates only with that machine. The same backend serves the browser version when nothing else is configured.',
    'A database on a laptop has to survive the laptop. A write is acknowledged only after its log is on disk. Tests kill the process during writes, fill the disk, move the clock, and start a second copy on the same folder, then check whether any acknowledged write is missing. You can back up while people work. Backups contain no sessions and no codes that would open an account.',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'The built desktop app starting without a network, and real processes that are killed, run out of disk space, or are started twice.',
    },
    {
      term: 'Read only',
      text: 'Offline mode shows the last loaded data. Changes need the server, so that two people never overwrite each other by accident.',
    },
    {
      term: 'Your responsibility',
      text: '“Try it on this computer” stores its data in a folder of your user account. You are responsible for backing it up.',
    },
  ],
  next: { label: 'Read the documentation', to: '/documentation' },
};
