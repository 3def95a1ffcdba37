import type { ContentPage } from '../model.ts';
import { accounts } from './accounts.ts';
import { brokers } from './brokers.ts';
import { buying } from './buying.ts';
import type { FaqCategory } from './faqCategory.ts';
import { operating } from './operating.ts';
import { plansAndBilling } from './plansAndBilling.ts';
import { privacyAndSecurity } from './privacyAndSecurity.ts';
import { selling } from './selling.ts';
import { vendors } from './vendors.ts';

export const faqIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  heading: 'Questions and answers',
  lede: 'What members ask about accounts, deals, plans and the protection of their data. If yours is missing, [write to us](/contact).',
  description:
    'Answers for buyers, sellers, brokers, operators and vendors on Haven Exchange: accounts, confidential listings, plans and billing, privacy and security.',
};

export const faq: readonly FaqCategory[] = [
  accounts,
  buying,
  selling,
  brokers,
  operating,
  vendors,
  plansAndBilling,
  privacyAndSecurity,
];
