import bedsAndUnits from './articles/beds-and-units.guide.md';
import capRatesByCareType from './articles/cap-rates-by-care-type.guide.md';
import comparingLettersOfIntent from './articles/comparing-letters-of-intent.guide.md';
import countingControlledMedication from './articles/counting-controlled-medication.guide.md';
import depositsFeesAndCutOff from './articles/deposits-fees-and-cut-off.guide.md';
import fourteenFolders from './articles/fourteen-folders.guide.md';
import hoursPerResidentDay from './articles/hours-per-resident-day.guide.md';
import leadsToursAndMoveIns from './articles/leads-tours-and-move-ins.guide.md';
import marketingACommunityConfidentially from './articles/marketing-a-community-confidentially.guide.md';
import physicalAndFinancialOccupancy from './articles/physical-and-financial-occupancy.guide.md';
import readingASurveyReport from './articles/reading-a-survey-report.guide.md';
import sizingAHud232Loan from './articles/sizing-a-hud-232-loan.guide.md';
import theCalendarOfASale from './articles/the-calendar-of-a-sale.guide.md';
import theFeeThatIsNotThere from './articles/the-fee-that-is-not-there.guide.md';
import theLifeSafetyCalendar from './articles/the-life-safety-calendar.guide.md';
import threeWaysToBillCare from './articles/three-ways-to-bill-care.guide.md';
import whatARentRollHides from './articles/what-a-rent-roll-hides.guide.md';
import whenWeightChanges from './articles/when-weight-changes.guide.md';
import whoPaysForCare from './articles/who-pays-for-care.guide.md';
import writingAnIncidentReport from './articles/writing-an-incident-report.guide.md';
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
