import type { ComponentProps } from 'react';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import { Tabs } from './Tabs.tsx';

interface UrlTabsProps extends Pick<ComponentProps<typeof Tabs>, 'label' | 'tabs'> {
  /** Parameters of a single tab, which another tab removes. */
  readonly clears?: readonly string[];
}

/** Tabs whose choice is in the URL; the first is the default. */
export function UrlTabs({ label, tabs, clears = [] }: UrlTabsProps) {
  const { params, change } = useUrlSearch();
  const first = tabs[0]?.id;
  return (
    <Tabs
      label={label}
      tabs={tabs}
      open={params.get('tab') ?? first ?? ''}
      onOpen={(tab) =>
        change([
          ['tab', tab === first ? null : tab],
          ...clears.map((name) => [name, null] as const),
        ])
      }
    />
  );
}
