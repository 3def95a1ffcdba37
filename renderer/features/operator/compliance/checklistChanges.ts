import type { OwnItem } from './complianceShapes.ts';

interface ChecklistState {
  readonly name: string;
  readonly items: readonly OwnItem[];
  readonly is_archived: boolean;
}

export interface ChecklistChanges {
  /** One line for a list of versions: "1 item added, 2 changed". */
  readonly summary: string;
  /** One sentence for each change. */
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

/** Describes in plain words what changed between two versions; null before the first one. */
export function describeChecklistChanges(
  before: ChecklistState | null,
  after: ChecklistState,
): ChecklistChanges {
  if (before === null) return { summary: 'First version', lines: [] };
  const old = new Map(before.items.map((item) => [item.id, item]));
  const present = new Set(after.items.map(({ id }) => id));
  const added = after.items.filter(({ id }) => !old.has(id));
  const removed = before.items.filter(({ id }) => !present.has(id));
  const changed = after.items.flatMap((item) => {
    const parts = describeItemChanges(old.get(item.id) ?? item, item);
    const text = `Changed “${item.label}”: ${parts.join(', ')}.`;
    return parts.length === 0 ? [] : [{ key: item.id, text }];
  });
  const isRenamed = before.name !== after.name;
  const isMoved = hasOtherOrder(before.items, after.items);
  const counts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ] as const;
  const [first, ...others] = counts.filter(([count]) => count > 0);
  const archive = after.is_archived ? 'archived' : 'restored from the archive';
  const facts = [
    first && `${first[0]} ${first[0] === 1 ? 'item' : 'items'} ${first[1]}`,
    ...others.map(([count, verb]) => `${count} ${verb}`),
    isMoved && 'order changed',
    isRenamed && 'renamed',
    before.is_archived !== after.is_archived && archive,
  ].filter((fact) => typeof fact === 'string');
  return {
    summary: capitalize(facts.join(', ') || 'no change'),
    lines: [
      ...(isRenamed
        ? [{ key: 'name', text: `Renamed from “${before.name}” to “${after.name}”.` }]
        : []),
      ...added.map(({ id, label }) => ({ key: `added ${id}`, text: `Added “${label}”.` })),
      ...removed.map(({ id, label }) => ({ key: `removed ${id}`, text: `Removed “${label}”.` })),
      ...changed.map(({ key, text }) => ({ key: `changed ${key}`, text })),
      ...(isMoved ? [{ key: 'order', text: 'Changed the order of items.' }] : []),
      ...(before.is_archived === after.is_archived
        ? []
        : [{ key: 'archive', text: `${capitalize(archive)}.` }]),
    ],
  };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function describeItemChanges(before: OwnItem, after: OwnItem): readonly string[] {
  const change = (name: string, from: string, to: string): readonly string[] => {
    if (from === to) return [];
    if (from === '') return [`${name} “${to}” added`];
    return [to === '' ? `${name} “${from}” removed` : `${name} was “${from}”, now “${to}”`];
  };
  return [
    ...(before.label === after.label ? [] : [`text was “${before.label}”`]),
    ...change('tag', before.tag, after.tag),
    ...change('rule or source', before.source, after.source),
    ...(before.is_physical === after.is_physical
      ? []
      : [after.is_physical ? 'opens a work order now' : 'no longer opens a work order']),
  ];
}

/** True if the items that both have are in another order. */
function hasOtherOrder(before: readonly OwnItem[], after: readonly OwnItem[]): boolean {
  const common = new Set(after.map(({ id }) => id));
  const old = before.filter(({ id }) => common.has(id)).map(({ id }) => id);
  const kept = new Set(old);
  const present = after.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  return old.join() !== present.join();
}
