import type { RouteName } from '#shared/routes.ts';
import type {
  AttentionItem,
  DashboardContext,
  DashboardPart,
  DashboardPlacement,
  Numbers,
  RecentChange,
} from '../../../session/dashboard/dashboardPart.ts';

const found = import.meta.glob<DashboardPart>('../../*/*/dashboard.ts', {
  eager: true,
  import: 'dashboard',
});

const URGENCY = ['danger', 'warning', 'none'] as const satisfies AttentionItem['intent'][];

/** Combines the dashboard parts of all features. */
export function composeDashboardParts(parts: readonly DashboardPart[]) {
  /** The items of one dashboard, in order. */
  const on = <One extends { readonly on: DashboardPlacement }>(
    all: readonly One[],
    name: RouteName,
  ): One[] =>
    all
      .filter((one) => one.on[name] !== undefined)
      .toSorted((a, b) => (a.on[name] ?? 0) - (b.on[name] ?? 0));
  const figures = parts.flatMap((part) => part.figures ?? []);
  const links = parts.flatMap((part) => part.links ?? []);
  const sections = parts.flatMap((part) => part.sections ?? []);
  return {
    figuresOn: (name: RouteName, facts: DashboardContext) =>
      on(figures, name).flatMap(({ of }) => of(facts) ?? []),
    linksOn: (name: RouteName) => on(links, name),
    sectionsOn: (name: RouteName, facts: DashboardContext) =>
      on(sections, name).filter(({ isFor }) => isFor(facts)),
    /** Most urgent first. */
    attentionOf: (facts: DashboardContext): AttentionItem[] =>
      parts
        .flatMap(({ attention }) => attention?.(facts) ?? [])
        .toSorted((a, b) => URGENCY.indexOf(a.intent) - URGENCY.indexOf(b.intent)),
    /** Newest first. */
    movementOf: (facts: DashboardContext): RecentChange[] =>
      parts
        .flatMap(({ movement }) => movement?.(facts) ?? [])
        .toSorted((a, b) => b.at.localeCompare(a.at)),
    countsOf: (facts: DashboardContext): Readonly<Partial<Record<RouteName, number>>> =>
      Object.fromEntries(
        parts.flatMap(({ counts = {} }) =>
          Object.entries(counts).map(([name, count]) => [name, count(facts)]),
        ),
      ),
    hiddenOf: (facts: DashboardContext): readonly RouteName[] =>
      parts.flatMap(({ hides }) => hides?.(facts) ?? []),
    follows: (numbers: Numbers) => parts.flatMap(({ follows }) => follows?.(numbers) ?? []),
  };
}

export const dashboardParts = composeDashboardParts(Object.values(found));

/** Number of urgent items for the user, shown on the app icon's badge. */
export const countUrgentItems = (facts: DashboardContext): number =>
  dashboardParts
    .attentionOf(facts)
    .filter(({ intent }) => intent !== 'none')
    .reduce((sum, { count = 1 }) => sum + count, 0);
