import { agencyLabor } from './agencyLabor.ts';
import type { Article } from './article.ts';
import { changeOfOwnership } from './changeOfOwnership.ts';
import { coastalInsurance } from './coastalInsurance.ts';
import { hud223f } from './hud223f.ts';
import { leaseUpArithmetic } from './leaseUpArithmetic.ts';
import { memoryCareDesign } from './memoryCareDesign.ts';
import { operationsTransferAgreements } from './operationsTransferAgreements.ts';
import { readingAT12 } from './readingAT12.ts';
import { rentRollRedFlags } from './rentRollRedFlags.ts';
import { supportiveLivingMedicaid } from './supportiveLivingMedicaid.ts';
import { surveyHistory } from './surveyHistory.ts';
import { whichOccupancy } from './whichOccupancy.ts';

/** The newest first. */
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
