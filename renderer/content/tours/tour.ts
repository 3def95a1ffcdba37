import type { Query, RouteName } from '#shared/routes.ts';
import type { Action, ContentPage, Prose } from '../model.ts';

export type TourName = 'buyer' | 'seller' | 'broker' | 'vendor' | 'operator' | 'investor';

/** A walk through real screens: each step stands on one of them and says what to look at. It is called as its route is. */
export interface Tour extends Pick<ContentPage, 'lede' | 'description' | 'keywords'> {
  readonly name: TourName;
  readonly steps: readonly TourStep[];
  readonly next: readonly Action[];
}

export interface TourStep {
  readonly heading: string;
  /** What stands on the screen, and why it matters to this person. */
  readonly see: Prose;
  /** What to try there. */
  readonly act: Prose;
  readonly screen: RouteName;
  readonly query?: Query;
  /** Whether it goes on with the community of the step before it. */
  readonly isAboutSame?: true;
  /** The part of the screen that it speaks of, as a CSS selector. */
  readonly look?: string;
}
