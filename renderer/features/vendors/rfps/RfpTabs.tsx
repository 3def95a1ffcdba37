import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The tab in the URL, or the first one. */
export function useTab(tabs: readonly Tab[]): string {
  const { params } = useUrlSearch();
  const tab = params.get('tab');
  return tabs.some(({ value }) => value === tab) ? (tab ?? '') : (tabs[0]?.value ?? '');
}

interface RfpTabsProps {
  readonly tabs: readonly Tab[];
  readonly here: string;
}

/** Tabs of one RFP, each at its own URL. */
export function RfpTabs({ tabs, here }: RfpTabsProps) {
  const { addressWith } = useUrlSearch();
  return (
    <PageTabs
      of="rfpDetail"
      views={tabs.map(({ value, label, count }) => ({
        label,
        address: addressWith([['tab', value]]),
        isHere: value === here,
        ...(count !== undefined && count > 0 && { count: String(count) }),
      }))}
    />
  );
}
