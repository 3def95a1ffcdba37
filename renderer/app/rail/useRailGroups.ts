import { useState } from 'react';
import type { RailGroup } from '#shared/navigation/rail.ts';
import { userStorageKey } from '../../session/auth/index.ts';
import * as s from '../../ui/shape/shape.ts';

const isNames = s.listOf(s.text);
const keyOf = (userId: string): string => userStorageKey(userId, 'railGroups');

function read(userId: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return isNames(saved) ? saved : [];
  } catch {
    return [];
  }
}

function write(userId: string, names: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(names));
  } catch {
    // Without storage they last as long as the window.
  }
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/**
 * Which groups of the side navigation are folded. A person's choice is kept in this browser until sign-out. While a
 * settings screen is open, all other groups are folded.
 */
export function useRailGroups(userId: string, groups: readonly RailGroup[]) {
  const [folded, setFolded] = useState(() => read(userId));
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isInSettings = groups.some(
    ({ name, items }) => name === 'settings' && items.some(({ isHere }) => isHere),
  );
  return {
    isFolded: (name: string): boolean =>
      isInSettings && name !== 'settings' ? !opened.includes(name) : folded.includes(name),
    toggle(name: string): void {
      if (isInSettings && name !== 'settings') {
        setOpened(toggled(opened, name));
        return;
      }
      const next = toggled(folded, name);
      setFolded(next);
      write(userId, next);
    },
  };
}
