import { DISMISSED_TIPS_KEY } from '#shared/local-keys.ts';
import type { RouteName } from '#shared/routes.ts';

export type TipId = 'first-visit' | 'property-filters';

export interface Tip {
  readonly id: TipId;
  readonly title: string;
  readonly text: string;
  readonly to: RouteName;
  readonly link: string;
}

export const tips: Readonly<Record<TipId, Tip>> = {
  'first-visit': {
    id: 'first-visit',
    title: 'New here?',
    text: 'Browse listings without an account. Sign up free to get the tools of your role.',
    to: 'helpFindingProperties',
    link: 'How to find a community',
  },
  'property-filters': {
    id: 'property-filters',
    title: 'Narrow your search',
    text: 'Filter by care type, state, price, and size. Filters are saved in the link.',
    to: 'investmentOpportunities',
    link: 'Open filters',
  },
};

export const FIRST_VISIT_TIP_MS = 3000;

/** True if the user has scrolled far enough to be searching. */
export const isPastHalf = (scrolled: number, height: number): boolean => scrolled > height / 2;

/** Returns the tips dismissed on this device; ignores invalid stored data. */
export function dismissedTips(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED_TIPS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    // Written by other code, or storage is unavailable.
    return [];
  }
}

export function dismissTip(id: TipId): void {
  try {
    localStorage.setItem(
      DISMISSED_TIPS_KEY,
      JSON.stringify([...new Set([...dismissedTips(), id])]),
    );
  } catch {
    // The tip appears again on the next visit.
  }
}
