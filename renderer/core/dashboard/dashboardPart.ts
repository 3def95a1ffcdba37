import type { ComponentType } from 'react';
import type { Standing } from '#shared/access/access.ts';
import { FIGURE_CAP } from '#shared/constants.ts';
import type { PathName, Query, RouteName } from '#shared/routes.ts';
import type { Figure } from '../../kit/figures/FigureStrip.tsx';
import type { Guard } from '../../kit/shape/shape.ts';
import type { Account } from '../account/index.ts';
import type { RowSource } from '../realtime/rowChange.ts';

/** The answer of `my_figures()`: by noun what `private.figures_of_<noun>()` tells this person. */
export type Numbers = Readonly<Record<string, unknown>>;

export interface Facts {
  readonly account: Account;
  readonly standing: Standing;
  readonly numbers: Numbers;
  readonly now: Date;
}

/** On which dashboards, and in which place among what stands there. */
export type Places = Readonly<Partial<Record<RouteName, number>>>;

export interface DashboardFigure {
  readonly on: Places;
  /** Null when it says nothing about this person. */
  readonly of: (facts: Facts) => Figure | null;
}

export interface AttentionItem {
  readonly title: string;
  readonly detail: string;
  readonly intent: 'warning' | 'danger' | 'none';
  /** How many matters this is, where it is more than one. */
  readonly count?: number;
  /** Shown once its screen exists. */
  readonly action?: { readonly to: PathName; readonly label: string; readonly query?: Query };
}

export interface DashboardLink {
  readonly on: Places;
  readonly to: RouteName;
  readonly label: string;
  readonly query?: Query;
}

export interface DashboardSection {
  readonly name: string;
  readonly on: Places;
  readonly isFor: (facts: Facts) => boolean;
  /** A late part: a dashboard loads what it shows, and no more. */
  readonly Component: ComponentType;
}

/** What a feature brings to dashboards: `export const dashboard` of its `dashboard.ts`. */
export interface DashboardPart {
  readonly figures?: readonly DashboardFigure[];
  /** What waits for this person. */
  readonly attention?: (facts: Facts) => readonly AttentionItem[];
  /** What is done from a dashboard every day. */
  readonly links?: readonly DashboardLink[];
  readonly sections?: readonly DashboardSection[];
  /** What waits on a screen, by its name: the number beside it in the side navigation. */
  readonly counts?: Readonly<Partial<Record<RouteName, (facts: Facts) => number>>>;
  /** Rows whose changes change the numbers, as far as this person was told any. */
  readonly follows?: (numbers: Numbers) => readonly RowSource[];
}

/** What the server counted of a noun; null for whom it counted nothing. */
export const numbersOf =
  <Value>(noun: string, check: Guard<Value>) =>
  (numbers: Numbers): Value | null => {
    const value = numbers[noun];
    return check(value) ? value : null;
  };

/** "999+" where the server stopped counting. */
export const counted = (count: number): string =>
  count >= FIGURE_CAP ? `${FIGURE_CAP - 1}+` : `${count}`;

const DAY_MS = 86_400_000;

/** Whole days until then; negative once it has passed. */
export const daysUntil = (end: string, now: Date): number =>
  Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS);

export const inDays = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
