import type { Noun } from '#shared/records/noun.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { groupingFields } from './groups.ts';
import type { ListSearching } from './useListSearch.ts';

interface GroupMenuProps {
  readonly noun: Noun;
  readonly searching: ListSearching;
}

/** Groups a list by one of its choice fields; renders nothing if it has none. */
export function GroupMenu({ noun, searching: { search, change } }: GroupMenuProps) {
  const fields = groupingFields(noun);
  if (fields.length === 0) return null;
  const entry = (name: string, group: string | null) => ({
    name,
    isChecked: (search.group ?? null) === group,
    onChoose: () => change({ group }),
  });
  return (
    <MenuButton
      label="Group"
      sections={[
        {
          entries: [
            entry('No groups', null),
            ...fields.map(({ name, label }) => entry(label, name)),
          ],
        },
      ]}
    >
      Group
    </MenuButton>
  );
}
