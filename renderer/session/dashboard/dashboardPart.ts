import type { ComponentType } from 'react';
import type { AccessContext } from '#shared/access/access.ts';
import { FIGURE_CAP } from '#shared/constants.ts';
import type { Query, RouteName } from '#shared/routes.ts';
import type { RowSource } from '../../data/realtime/rowChange.ts';
import type { Figure } from '../../ui/figures/FigureStrip.tsx';
import type { Guard } from '../../ui/shape/shape.ts';
import type { Account } from '../account/index.ts';
import type { AppDispatch } from '../store.ts';

/** Response of `my_figures()`: the result of `private.figures_of_<noun>()` by noun. */
export type Numbers = Readonly<Record<string, unknown>>;

export interface DashboardContext {
  readonly account: Account;
  readonly standing: AccessContext;
  readonly numbers: Numbers;
  readonly now: Date;
}

/** Dashboards it appears on, with its position on each. */
export type DashboardPlacement = Readonly<Partial<Record<RouteName, number>>>;

/** Comparison with the previous period. */
export interface Trend {
  readonly now: number;
  readonly before: number;
  /** End of a sentence, such as "the 30 days before". */
  readonly than: string;
}

/** A dashboard figure; with a link it opens its rows. */
export interface DashboardNumber extends Figure {
  readonly trend?: Trend;
}

export interface DashboardFigure {
  /** The first four on a dashboard are shown. */
  readonly on: DashboardPlacement;
  /** Null if it doesn't apply to this person. */
  readonly of: (facts: DashboardContext) => DashboardNumber | null;
}

export interface AttentionItem {
  readonly title: string;
  readonly detail: string;
  readonly intent: 'warning' | 'danger' | 'none';
  /** Number of items, if more than one. */
  readonly count?: number;
  /** Hidden until its screen exists. */
  readonly action?: { readonly to: RouteName; readonly label: string; readonly query?: Query };
  /** An inline action without navigation; errors are reported by the call. */
  readonly act?: {
    readonly label: string;
    /** Confirmation text for an action that can't be undone. */
    readonly asks?: string;
    readonly run: (dispatch: AppDispatch) => Promise<unknown>;
  };
}

/** A change since the user's last visit. */
export interface RecentChange {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  /** Server time. */
  readonly at: string;
  /** URL; null if there is nothing to open. */
  readonly href: string | null;
}

export interface DashboardLink {
  readonly on: DashboardPlacement;
  readonly to: RouteName;
  readonly label: string;
  readonly query?: Query;
}

export interface DashboardSection {
  readonly name: string;
  readonly on: DashboardPlacement;
  /** Placed above everything else, for onboarding. */
  readonly leads?: true;
  readonly isFor: (facts: DashboardContext) => boolean;
  /** A lazy component: a dashboard loads only what it shows. */
  readonly Component: ComponentType<{ readonly facts: DashboardContext }>;
}

/** A feature's dashboard contributions: `export const dashboard` of its `dashboard.ts`. */
export interface DashboardPart {
  readonly figures?: readonly DashboardFigure[];
  /** Items that need this person's attention. */
  readonly attention?: (facts: DashboardContext) => readonly AttentionItem[];
  /** Changes since this person's last visit. */
  readonly movement?: (facts: DashboardContext) => readonly RecentChange[];
  /** Links for everyday tasks. */
  readonly links?: readonly DashboardLink[];
  readonly sections?: readonly DashboardSection[];
  /** Pending items by screen, shown as badges in the side navigation. */
  readonly counts?: Readonly<Partial<Record<RouteName, (facts: DashboardContext) => number>>>;
  /** Screens that the side navigation leaves out for this person. */
  readonly hides?: (facts: DashboardContext) => readonly RouteName[];
  /** Rows whose changes affect the figures this person sees. */
  readonly follows?: (numbers: Numbers) => readonly RowSource[];
}

/** Reads the server's figures of a noun; null if there are none for this person. */
export const getNumbers =
  <Value>(noun: string, check: Guard<Value>) =>
  (numbers: Numbers): Value | null => {
    const value = numbers[noun];
    return check(value) ? value : null;
  };

/** Shows "999+" where the server stopped counting. */
export const counted = (count: number): string =>
  count >= FIGURE_CAP ? `${FIGURE_CAP - 1}+` : `${count}`;

interface CountedItem extends Omit<AttentionItem, 'title' | 'count'> {
  /** The title after the number 1, and after other numbers. */
  readonly one: string;
  readonly many: string;
}

/** An item for a number of things; none if there are none. */
export const countedItem = (
  count: number,
  { one, many, ...item }: CountedItem,
): readonly AttentionItem[] =>
  count === 0
    ? []
    : [{ ...item, title: count === 1 ? `1 ${one}` : `${counted(count)} ${many}`, count }];

const DAY_MS = 86_400_000;

/** Whole days until a time; negative if past. */
export const daysUntil = (end: string, now: Date): number =>
  Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS);

export const formatDaysUntil = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
