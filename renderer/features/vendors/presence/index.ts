import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export { isPortfolioConsent, isRanking, rankingReasons } from './presence.ts';
export { RankingFacts } from './RankingFacts.tsx';
export { useVendorView, useVendorViewSource } from './useVendorView.ts';
export { VendorShowcase } from './VendorShowcase.tsx';

/** Visible only to a project's client. */
export const PortfolioConsent = lazyPart(() => import('./PortfolioConsent.tsx'));
