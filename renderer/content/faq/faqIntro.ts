import type { ContentPage } from '../model.ts';

export const faqIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  lede: 'What members ask about accounts, deals, plans and the protection of their data. If yours is missing, [write to us](/contact).',
  description:
    'Answers for buyers, sellers, brokers, operators and vendors on Haven Exchange: accounts, confidential listings, plans and billing, privacy and security.',
};
