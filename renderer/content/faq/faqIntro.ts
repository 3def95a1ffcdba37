import type { ContentPage } from '#shared/home/content.ts';

export const faqIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  lede: 'Common questions about accounts, deals, plans and data protection. If yours is missing, [write to us](/contact).',
  description:
    'Answers for buyers, sellers, brokers, operators and vendors on Haven Exchange: accounts, confidential listings, plans and billing, privacy and security.',
};
