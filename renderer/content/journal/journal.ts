import type { Article } from './article.ts';
import { agencyLabor } from './articles/agency-labor-and-what-it-hides.ts';
import { changeOfOwnership } from './articles/change-of-ownership-in-five-states.ts';
import { hud223f } from './articles/hud-232-223f-step-by-step.ts';
import { coastalInsurance } from './articles/insurance-in-coastal-states.ts';
import { leaseUpArithmetic } from './articles/lease-up-arithmetic.ts';
import { supportiveLivingMedicaid } from './articles/medicaid-in-assisted-living-four-models.ts';
import { memoryCareDesign } from './articles/memory-care-design-and-what-it-earns.ts';
import { rentRollRedFlags } from './articles/nine-marks-on-a-rent-roll.ts';
import { whichOccupancy } from './articles/occupancy-which-one-is-published.ts';
import { operationsTransferAgreements } from './articles/operations-transfer-agreements.ts';
import { readingAT12 } from './articles/reading-a-t-12-backward.ts';
import { surveyHistory } from './articles/what-a-survey-history-tells.ts';

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
