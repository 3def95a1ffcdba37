import type { Article } from './article.ts';
import agencyLabor from './articles/agency-labor-and-what-it-hides.article.md';
import changeOfOwnership from './articles/change-of-ownership-in-five-states.article.md';
import hud223f from './articles/hud-232-223f-step-by-step.article.md';
import coastalInsurance from './articles/insurance-in-coastal-states.article.md';
import leaseUpArithmetic from './articles/lease-up-arithmetic.article.md';
import supportiveLivingMedicaid from './articles/medicaid-in-assisted-living-four-models.article.md';
import memoryCareDesign from './articles/memory-care-design-and-what-it-earns.article.md';
import rentRollRedFlags from './articles/nine-marks-on-a-rent-roll.article.md';
import whichOccupancy from './articles/occupancy-which-one-is-published.article.md';
import operationsTransferAgreements from './articles/operations-transfer-agreements.article.md';
import readingAT12 from './articles/reading-a-t-12-backward.article.md';
import surveyHistory from './articles/what-a-survey-history-tells.article.md';

/** Newest first. */
export const journal: readonly Article[] = [
  operationsTransferAgreements,
  leaseUpArithmetic,
  coastalInsurance,
  agencyLabor,
  whichOccupancy,
  supportiveLivingMedicaid,
  memoryCareDesign,
  hud223f,
  changeOfOwnership,
  surveyHistory,
  rentRollRedFlags,
  readingAT12,
];
