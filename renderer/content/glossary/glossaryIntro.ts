import type { ContentPage } from '../model.ts';

export const glossaryIntro: Pick<ContentPage, 'heading' | 'lede' | 'description'> = {
  lede: 'The words of licenses, surveys, loans and contracts, each with what it means for somebody who buys or runs a community.',
  description:
    'Plain definitions of senior-living real-estate terms: licenses, surveys, payors, HUD loans, valuation and deals, with why each matters to a buyer.',
};
