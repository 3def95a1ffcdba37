import accounts from './accounts.faq.md';
import assistantAndDocuments from './assistantAndDocuments.faq.md';
import brokers from './brokers.faq.md';
import buying from './buying.faq.md';
import type { FaqCategory } from './faqCategory.ts';
import investing from './investing.faq.md';
import operating from './operating.faq.md';
import { plansAndBilling } from './plansAndBilling.ts';
import privacyAndSecurity from './privacyAndSecurity.faq.md';
import selling from './selling.faq.md';
import vendors from './vendors.faq.md';

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
