import type { Episode } from './episode.ts';
import { firstNinetyDays } from './episodes/ninety-days-under-a-new-name.ts';
import { hammersBeforeBreakfast } from './episodes/no-hammers-before-breakfast.ts';
import { whatMotherBuilt } from './episodes/selling-what-mother-built.ts';
import { sevenInTheMorning } from './episodes/seven-in-the-morning.ts';
import { nightBeforeClosing } from './episodes/the-night-before-closing.ts';
import { whatTheLenderSees } from './episodes/what-the-lender-sees.ts';

/** Newest first. */
export const podcast: readonly Episode[] = [
  hammersBeforeBreakfast,
  whatMotherBuilt,
  sevenInTheMorning,
  whatTheLenderSees,
  firstNinetyDays,
  nightBeforeClosing,
];
