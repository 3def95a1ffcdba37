import { bedsAndUnits } from './articles/beds-and-units.ts';
import { capRatesByCareType } from './articles/cap-rates-by-care-type.ts';
import { hoursPerResidentDay } from './articles/hours-per-resident-day.ts';
import { marketingACommunityConfidentially } from './articles/marketing-a-community-confidentially.ts';
import { sizingAHud232Loan } from './articles/sizing-a-hud-232-loan.ts';
import { theCalendarOfASale } from './articles/the-calendar-of-a-sale.ts';
import { threeWaysToBillCare } from './articles/three-ways-to-bill-care.ts';
import { writingAnIncidentReport } from './articles/writing-an-incident-report.ts';
import type { EducationArticle } from './course.ts';

/** Newest first. */
export const articles: readonly EducationArticle[] = [
  sizingAHud232Loan,
  capRatesByCareType,
  marketingACommunityConfidentially,
  threeWaysToBillCare,
  theCalendarOfASale,
  hoursPerResidentDay,
  writingAnIncidentReport,
  bedsAndUnits,
];
