import type { Field, Noun } from '#shared/records/noun.ts';

/** Returns a record's fields by group, without those shown in its header. */
export function factGroups({
  fields,
  board,
}: Noun): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.name === board?.by || (field.name === 'owner_id' && field.type === 'person'))
      continue;
    const name = field.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  return [...groups];
}
