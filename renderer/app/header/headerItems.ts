import type { HeaderItem } from '../../session/header/headerItem.ts';

const found = import.meta.glob<HeaderItem>('../../features/*/*/header.ts', {
  eager: true,
  import: 'header',
});

export const headerItems: readonly HeaderItem[] = Object.values(found).toSorted(
  (a, b) => a.place - b.place,
);
