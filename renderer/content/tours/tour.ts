import type { Action, ContentPage, Prose } from '#shared/home/content.ts';
import type { Query, RouteName } from '#shared/routes.ts';

export type TourName = 'buyer' | 'seller' | 'broker' | 'vendor' | 'operator' | 'investor';

/**
 * A walk through real screens. Each step opens one screen and says what to look at. A tour has the same name as its
 * route.
 */
export interface Tour extends Pick<ContentPage, 'lede' | 'description' | 'keywords'> {
  readonly name: TourName;
  readonly steps: readonly TourStep[];
  readonly next: readonly Action[];
}

export interface TourStep {
  readonly heading: string;
  /** What the screen shows and why it matters to this role. */
  readonly see: Prose;
  /** What to try there. */
  readonly act: Prose;
  readonly screen: RouteName;
  readonly query?: Query;
  /** True if this step uses the same community as the step before it. */
  readonly isAboutSame?: true;
  /** CSS selector of the part of the screen the step describes. */
  readonly look?: string;
}
