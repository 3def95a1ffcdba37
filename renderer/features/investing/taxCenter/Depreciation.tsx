import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import {
  type AssetDepreciation,
  type Convention,
  depreciationIn,
  depreciationThrough,
  RECOVERY_CLASSES,
  type RecoveryClass,
  scheduleAssets,
} from '#shared/investing/depreciation.ts';
import { sumCents } from '#shared/underwriting/cents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { AssetDialog } from './AssetDialog.tsx';
import { useRemoveDepreciableAssetMutation } from './taxApi.ts';
import type { Asset } from './taxShapes.ts';
import type { TaxTabProps } from './taxTab.ts';

const YEARS_SHOWN = 6;

/** Tax returns are in whole dollars. */
const wholeDollars = (cents: number): string => formatDollars(Math.round(cents / 100));

const METHODS: Readonly<Record<Convention, string>> = {
  'mid-month': 'straight line, mid-month',
  'half-year': 'declining balance, half-year',
  'mid-quarter': 'declining balance, mid-quarter',
};

const classLabel = (recovery: string): string =>
  RECOVERY_CLASSES.find(({ value }) => value === recovery)?.label ?? recovery;

const isRecovery = (value: string): value is RecoveryClass =>
  RECOVERY_CLASSES.some((one) => one.value === value);

/** The deduction of each asset by year, with its method. */
export function Depreciation({ entityId, year, center, picker }: TaxTabProps) {
  const [editing, setEditing] = useState<Asset | 'new' | null>(null);
  const [remove] = useRemoveDepreciableAssetMutation();
  const { assets } = center;
  const schedules = scheduleAssets(
    assets.map(({ id, recovery, cost_cents, placed_on, bonus_percent }) => ({
      id,
      recovery: isRecovery(recovery) ? recovery : 'land',
      cost: cost_cents,
      placedOn: placed_on,
      bonus: bonus_percent / 100,
    })),
  );
  const years = Array.from({ length: YEARS_SHOWN }, (_, at) => year + at);
  const assetOf = ({ asset }: AssetDepreciation) => assets.find(({ id }) => id === asset.id);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {picker}
        <Button size="small" intent="primary" onClick={() => setEditing('new')}>
          Add asset
        </Button>
        <span className={ui.end}>
          <SaveCsv
            name={`Depreciation from ${year}`}
            head={['Asset', 'Class', 'Cost', 'Placed in service', ...years.map(String)]}
            rows={() =>
              schedules.map((one) => [
                assetOf(one)?.name ?? '',
                classLabel(one.asset.recovery),
                one.asset.cost / 100,
                one.asset.placedOn,
                ...years.map((at) => depreciationIn(one, at) / 100),
              ])
            }
          />
        </span>
      </div>
      {assets.length === 0 ? (
        <EmptyState title="No depreciable assets yet">
          Add the building, land, and the classes of a cost segregation study.
        </EmptyState>
      ) : (
        <div className={ui.scroll}>
          <table className={styles.schedule} aria-label="Depreciation schedule">
            <thead>
              <tr>
                <th scope="col">Asset</th>
                <th scope="col">Class and method</th>
                <th scope="col" className={styles.number}>
                  Cost
                </th>
                <th scope="col" className={styles.number}>
                  Before {year}
                </th>
                {years.map((at) => (
                  <th key={at} scope="col" className={styles.number}>
                    {at}
                  </th>
                ))}
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {schedules.map((one) => {
                const asset = assetOf(one);
                if (asset === undefined) return null;
                return (
                  <tr key={asset.id}>
                    <th scope="row">{asset.name}</th>
                    <td>
                      {classLabel(asset.recovery)}
                      {asset.recovery !== 'land' && (
                        <span className={ui.subline}>
                          {METHODS[one.convention]}
                          {asset.bonus_percent > 0 &&
                            `, ${formatWholePercent(asset.bonus_percent)} bonus`}
                        </span>
                      )}
                    </td>
                    <td className={styles.number}>{wholeDollars(asset.cost_cents)}</td>
                    <td className={styles.number}>
                      {wholeDollars(depreciationThrough(one, year - 1))}
                    </td>
                    {years.map((at) => (
                      <td key={at} className={styles.number}>
                        {wholeDollars(depreciationIn(one, at))}
                      </td>
                    ))}
                    <td>
                      <span className={styles.changes}>
                        <EditButtons
                          name={asset.name}
                          onEdit={() => setEditing(asset)}
                          removal="Remove"
                          onRemove={() => void remove(asset.id)}
                        />
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td />
                <td className={styles.number}>
                  {wholeDollars(sumCents(assets.map(({ cost_cents }) => cost_cents)))}
                </td>
                <td className={styles.number}>
                  {wholeDollars(
                    sumCents(schedules.map((one) => depreciationThrough(one, year - 1))),
                  )}
                </td>
                {years.map((at) => (
                  <td key={at} className={styles.number}>
                    {wholeDollars(sumCents(schedules.map((one) => depreciationIn(one, at))))}
                  </td>
                ))}
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <p className={ui.caption}>
        IRC §168: buildings straight line over 27.5 or 39 years, mid-month; 5- and 7-year property
        200% and 15-year property 150% declining balance, half-year, or mid-quarter if over 40% is
        placed in service after September (§168(d)(3)). Sales and dispositions are not included.
      </p>
      {editing !== null && (
        <AssetDialog
          entityId={entityId}
          asset={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
