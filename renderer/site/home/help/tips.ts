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
    text: 'Search and read listings without an account. A free one adds the tools of your role.',
    to: 'helpFindingProperties',
    link: 'How to find a community',
  },
  'property-filters': {
    id: 'property-filters',
    title: 'Narrow it down',
    text: 'The list filters by care type, state, price and size, and keeps the filters in its address.',
    to: 'investmentOpportunities',
    link: 'Open the filters',
  },
};

export const FIRST_VISIT_TIP_MS = 3000;

/** Whether somebody has scrolled on far enough to be looking for something. */
export const isPastHalf = (scrolled: number, height: number): boolean => scrolled > height / 2;

/** What tips are about ends where the page goes on to roles and questions; they cover nothing there. */
export function isBehindTips(): boolean {
  const next = ['who-we-serve', 'faq']
    .map((id) => document.getElementById(id)?.getBoundingClientRect())
    .find((place) => place !== undefined && place.height > 0);
  return next !== undefined && next.top < innerHeight * 0.75;
}

/** The tips that were sent away on this computer; anything else that lies there counts as nothing. */
export function dismissedTips(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED_TIPS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    // Written by somebody else, or a browser that keeps nothing.
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
    // It comes again on the next visit.
  }
}
