import type { ComponentType } from 'react';
import type { Standing } from '#shared/access/access.ts';
import { FIGURE_CAP } from '#shared/constants.ts';
import type { PathName, Query, RouteName } from '#shared/routes.ts';
import type { Figure } from '../../kit/figures/FigureStrip.tsx';
import type { Guard } from '../../kit/shape/shape.ts';
import type { Account } from '../account/index.ts';
import type { RowSource } from '../realtime/rowChange.ts';
import type { AppDispatch } from '../store.ts';

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

/** How a number stands to the same of the time before. */
export interface Trend {
  readonly now: number;
  readonly before: number;
  /** As a sentence ends with it: "the 30 days before". */
  readonly than: string;
}

/** A number of somebody's desk; it opens its rows where it has a link. */
export interface DashboardNumber extends Figure {
  readonly trend?: Trend;
}

export interface DashboardFigure {
  /** The first four on a desk are shown. */
  readonly on: Places;
  /** Null when it says nothing about this person. */
  readonly of: (facts: Facts) => DashboardNumber | null;
}

export interface AttentionItem {
  readonly title: string;
  readonly detail: string;
  readonly intent: 'warning' | 'danger' | 'none';
  /** How many matters this is, where it is more than one. */
  readonly count?: number;
  /** Shown once its screen exists. */
  readonly action?: { readonly to: PathName; readonly label: string; readonly query?: Query };
  /** Done in its line, without going anywhere; what fails is told as the call tells it. */
  readonly act?: {
    readonly label: string;
    /** What is asked before, of what cannot be taken back. */
    readonly asks?: string;
    readonly run: (dispatch: AppDispatch) => Promise<unknown>;
  };
}

/** What has moved since somebody was last here. */
export interface Movement {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** When, as the server tells it. */
  readonly at: string;
  /** Where it is; null where nothing more is to be seen. */
  readonly href: string | null;
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
  /** It stands above everything else: what comes before a first day's work. */
  readonly leads?: true;
  readonly isFor: (facts: Facts) => boolean;
  /** A late part: a dashboard loads what it shows, and no more. */
  readonly Component: ComponentType<{ readonly facts: Facts }>;
}

/** What a feature brings to dashboards: `export const dashboard` of its `dashboard.ts`. */
export interface DashboardPart {
  readonly figures?: readonly DashboardFigure[];
  /** What waits for this person. */
  readonly attention?: (facts: Facts) => readonly AttentionItem[];
  /** What has moved for this person since they were last here. */
  readonly movement?: (facts: Facts) => readonly Movement[];
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
