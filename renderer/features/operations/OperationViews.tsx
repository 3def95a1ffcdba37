import { useStanding } from '../../core/account/index.ts';
import { Views } from '../../kit/page/Views.tsx';

export const SHOWN = ['faults', 'refused', 'undelivered', 'upkeep'] as const;
export type Shown = (typeof SHOWN)[number] | 'overview';

const LABELS: Readonly<Record<Shown, string>> = {
  overview: 'Overview',
  faults: 'Faults',
  refused: 'Blocked content',
  undelivered: 'Undelivered',
  upkeep: 'Upkeep',
};

const OF_ADMINISTRATORS: readonly Shown[] = ['undelivered', 'upkeep'];

/** Operations in five views. Emails name people and maintenance changes data, so only administrators see those. */
export function OperationViews({ here }: { readonly here: Shown }) {
  const isAdmin = useStanding()?.roles.includes('admin') === true;
  const shown = (['overview', ...SHOWN] as const).filter(
    (one) => isAdmin || !OF_ADMINISTRATORS.includes(one),
  );
  return (
    <Views
      of="adminOperationsCenter"
      views={shown.map((one) => ({
        label: LABELS[one],
        ...(one !== 'overview' && { query: { show: one } }),
        isHere: one === here,
      }))}
    />
  );
}
