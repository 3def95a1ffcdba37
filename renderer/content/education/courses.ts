import type { Course } from './course.ts';
import { changeOfOwnershipAndLicensing } from './courses/change-of-ownership-and-licensing.ts';
import { confidentialMarketingOfACommunity } from './courses/confidential-marketing-of-a-community.ts';
import { hud232StepByStep } from './courses/hud-232-step-by-step.ts';
import { infectionControlAndFalls } from './courses/infection-control-and-falls.ts';
import { readingAT12 } from './courses/reading-a-t-12.ts';
import { seniorHousingFundamentals } from './courses/senior-housing-fundamentals.ts';

/** Every published course, in the order to recommend them. */
export const courses: readonly Course[] = [
  seniorHousingFundamentals,
  readingAT12,
  hud232StepByStep,
  confidentialMarketingOfACommunity,
  changeOfOwnershipAndLicensing,
  infectionControlAndFalls,
];
