import type { ContentPage } from '#shared/home/content.ts';

export const glossaryIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  lede: 'Terms used in licenses, surveys, loans, and contracts, and what each means for people who buy or run a community.',
  description:
    'Plain definitions of senior-living real-estate terms: licenses, surveys, payors, HUD loans, valuation, and deals, with why each matters to a buyer.',
};
