import { bedsAndUnits } from './articles/beds-and-units.ts';
import { capRatesByCareType } from './articles/cap-rates-by-care-type.ts';
import { comparingLettersOfIntent } from './articles/comparing-letters-of-intent.ts';
import { countingControlledMedication } from './articles/counting-controlled-medication.ts';
import { depositsFeesAndCutOff } from './articles/deposits-fees-and-cut-off.ts';
import { fourteenFolders } from './articles/fourteen-folders.ts';
import { hoursPerResidentDay } from './articles/hours-per-resident-day.ts';
import { leadsToursAndMoveIns } from './articles/leads-tours-and-move-ins.ts';
import { marketingACommunityConfidentially } from './articles/marketing-a-community-confidentially.ts';
import { physicalAndFinancialOccupancy } from './articles/physical-and-financial-occupancy.ts';
import { readingASurveyReport } from './articles/reading-a-survey-report.ts';
import { sizingAHud232Loan } from './articles/sizing-a-hud-232-loan.ts';
import { theCalendarOfASale } from './articles/the-calendar-of-a-sale.ts';
import { theFeeThatIsNotThere } from './articles/the-fee-that-is-not-there.ts';
import { theLifeSafetyCalendar } from './articles/the-life-safety-calendar.ts';
import { threeWaysToBillCare } from './articles/three-ways-to-bill-care.ts';
import { whatARentRollHides } from './articles/what-a-rent-roll-hides.ts';
import { whenWeightChanges } from './articles/when-weight-changes.ts';
import { whoPaysForCare } from './articles/who-pays-for-care.ts';
import { writingAnIncidentReport } from './articles/writing-an-incident-report.ts';
import type { EducationArticle } from './course.ts';

/** Newest first. */
export const articles: readonly EducationArticle[] = [
  readingASurveyReport,
  physicalAndFinancialOccupancy,
  whoPaysForCare,
  whatARentRollHides,
  theFeeThatIsNotThere,
  comparingLettersOfIntent,
  fourteenFolders,
  depositsFeesAndCutOff,
  countingControlledMedication,
  theLifeSafetyCalendar,
  whenWeightChanges,
  leadsToursAndMoveIns,
  sizingAHud232Loan,
  capRatesByCareType,
  marketingACommunityConfidentially,
  threeWaysToBillCare,
  theCalendarOfASale,
  hoursPerResidentDay,
  writingAnIncidentReport,
  bedsAndUnits,
];
