import type { Episode } from './episode.ts';
import firstNinetyDays from './episodes/ninety-days-under-a-new-name.episode.md';
import hammersBeforeBreakfast from './episodes/no-hammers-before-breakfast.episode.md';
import whatMotherBuilt from './episodes/selling-what-mother-built.episode.md';
import sevenInTheMorning from './episodes/seven-in-the-morning.episode.md';
import nightBeforeClosing from './episodes/the-night-before-closing.episode.md';
import whatTheLenderSees from './episodes/what-the-lender-sees.episode.md';

/** Newest first. */
export const podcast: readonly Episode[] = [
  hammersBeforeBreakfast,
  whatMotherBuilt,
  sevenInTheMorning,
  whatTheLenderSees,
  firstNinetyDays,
  nightBeforeClosing,
];
