import { useAccessContext } from '../../../session/account/index.ts';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';

export const OPERATION_TABS = ['faults', 'refused', 'undelivered', 'upkeep'] as const;
export type OperationTab = (typeof OPERATION_TABS)[number] | 'overview';

const LABELS: Readonly<Record<OperationTab, string>> = {
  overview: 'Overview',
  faults: 'Faults',
  refused: 'Blocked content',
  undelivered: 'Undelivered',
  upkeep: 'Upkeep',
};

const OF_ADMINISTRATORS: readonly OperationTab[] = ['undelivered', 'upkeep'];

/** Operations in five views. Emails name people and maintenance changes data, so only administrators see those. */
export function OperationViews({ here }: { readonly here: OperationTab }) {
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const shown = (['overview', ...OPERATION_TABS] as const).filter(
    (one) => isAdmin || !OF_ADMINISTRATORS.includes(one),
  );
  return (
    <PageTabs
      of="adminOperationsCenter"
      views={shown.map((one) => ({
        label: LABELS[one],
        ...(one !== 'overview' && { query: { show: one } }),
        isHere: one === here,
      }))}
    />
  );
}
