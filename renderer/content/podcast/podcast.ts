import type { Episode } from './episode.ts';
import { firstNinetyDays } from './firstNinetyDays.ts';
import { hammersBeforeBreakfast } from './hammersBeforeBreakfast.ts';
import { nightBeforeClosing } from './nightBeforeClosing.ts';
import { sevenInTheMorning } from './sevenInTheMorning.ts';
import { whatMotherBuilt } from './whatMotherBuilt.ts';
import { whatTheLenderSees } from './whatTheLenderSees.ts';

/** The newest first. */
export const podcast: readonly Episode[] = [
  hammersBeforeBreakfast,
  whatMotherBuilt,
  sevenInTheMorning,
  whatTheLenderSees,
  firstNinetyDays,
  nightBeforeClosing,
];
