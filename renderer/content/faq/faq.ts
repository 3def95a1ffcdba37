import { accounts } from './accounts.ts';
import { assistantAndDocuments } from './assistantAndDocuments.ts';
import { brokers } from './brokers.ts';
import { buying } from './buying.ts';
import type { FaqCategory } from './faqCategory.ts';
import { investing } from './investing.ts';
import { operating } from './operating.ts';
import { plansAndBilling } from './plansAndBilling.ts';
import { privacyAndSecurity } from './privacyAndSecurity.ts';
import { selling } from './selling.ts';
import { vendors } from './vendors.ts';

export const faq: readonly FaqCategory[] = [
  accounts,
  buying,
  selling,
  brokers,
  operating,
  investing,
  vendors,
  assistantAndDocuments,
  plansAndBilling,
  privacyAndSecurity,
];
