import { PageTabs } from '../../../ui/page/PageTabs.tsx';

export type Direction = 'in' | 'out';

/** Files that come in and files that go out. */
export const TransferTabs = ({ at }: { readonly at: Direction }) => (
  <PageTabs
    of="integrationFileDrops"
    views={[
      { label: 'In', isHere: at === 'in' },
      { label: 'Out', to: 'integrationScheduledExports', isHere: at === 'out' },
    ]}
  />
);
