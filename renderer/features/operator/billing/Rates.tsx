import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { COMMUNITY_RATES } from '#shared/operator/billing.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Billing.module.css';
import { useArchiveChargeItemMutation, useChargeLateFeesMutation } from './billingApi.ts';
import type { Billing, ChargeItem } from './billingShapes.ts';
import { ItemDialog, RateDialog, SettingsDialog } from './RateDialogs.tsx';

interface RatesProps {
  readonly communityId: string;
  readonly billing: Billing;
}

/** Rates, catalog, and fees of a community. */
export function Rates({ communityId, billing }: RatesProps) {
  const [open, setOpen] = useState<'rate' | 'item' | 'settings' | ChargeItem | null>(null);
  const [archive] = useArchiveChargeItemMutation();
  const [chargeFees, { isLoading }] = useChargeLateFeesMutation();
  const { settings, today } = billing;
  const close = () => setOpen(null);
  return (
    <div className={ui.stack16}>
      <section aria-label="Rates" className={ui.stack8}>
        <div className={operator.bar}>
          <h2 className={ui.smallHeading}>Rates</h2>
          <div className={ui.endActions}>
            <Button size="small" onClick={() => setOpen('rate')}>
              Set rate
            </Button>
          </div>
        </div>
        {billing.rates.length === 0 ? (
          <EmptyState title="No rates yet">
            Rooms use the market rate of their unit. Set rates for levels of care.
          </EmptyState>
        ) : (
          <table
            className={`${operator.table} ${operator.stacked} ${styles.table}`}
            aria-label="Rates"
          >
            <TableHead columns={['Rate', 'From', { number: 'Amount' }]} />
            <tbody>
              {billing.rates.map((one) => (
                <tr key={`${one.kind}${one.level}${one.effective_on}`}>
                  <th scope="row">
                    {one.kind === 'care_level'
                      ? `Level ${one.level} care, per month`
                      : labelOf(COMMUNITY_RATES, one.kind)}
                  </th>
                  <td data-label="From">
                    {formatDay(one.effective_on)}
                    {one.effective_on > today && <span className={ui.subline}>Planned</span>}
                  </td>
                  <td data-label="Amount" className={operator.number}>
                    {formatCents(one.cents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-label="Catalog" className={ui.stack8}>
        <div className={operator.bar}>
          <h2 className={ui.smallHeading}>Catalog</h2>
          <div className={ui.endActions}>
            <Button size="small" onClick={() => setOpen('item')}>
              Add item
            </Button>
          </div>
        </div>
        {billing.items.length === 0 ? (
          <EmptyState title="No items yet">
            Add extras such as laundry, parking, or salon.
          </EmptyState>
        ) : (
          <table
            className={`${operator.table} ${operator.stacked} ${styles.table}`}
            aria-label="Catalog"
          >
            <TableHead columns={['Item', 'Charged', { number: 'Amount' }, { hidden: 'Actions' }]} />
            <tbody>
              {billing.items.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.name}</th>
                  <td data-label="Charged">{one.repeats === 'monthly' ? 'Monthly' : 'Once'}</td>
                  <td data-label="Amount" className={operator.number}>
                    {formatCents(one.unit_cents)}
                  </td>
                  <td>
                    <span>
                      <EditButtons
                        name={one.name}
                        onEdit={() => setOpen(one)}
                        removal="Archive"
                        onRemove={() => void archive(one.id)}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-label="Settings" className={ui.stack8}>
        <h2 className={ui.smallHeading}>Settings</h2>
        <p>
          Invoices are due on day {settings.due_day} of the month. Rate increases need{' '}
          {settings.rate_notice_days} days of notice. Late fee{' '}
          {formatCents(settings.late_fee_cents)} after {settings.late_fee_grace_days} days, returned
          payment fee {formatCents(settings.nsf_fee_cents)}.
        </p>
        <div className={ui.actions}>
          <Button size="small" onClick={() => setOpen('settings')}>
            Change settings
          </Button>
          {settings.late_fee_cents > 0 && (
            <Button size="small" loading={isLoading} onClick={() => void chargeFees(communityId)}>
              Charge late fees
            </Button>
          )}
        </div>
      </section>
      {open === 'rate' && (
        <RateDialog communityId={communityId} billing={billing} onClose={close} />
      )}
      {open === 'settings' && (
        <SettingsDialog communityId={communityId} billing={billing} onClose={close} />
      )}
      {open === 'item' && <ItemDialog communityId={communityId} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <ItemDialog communityId={communityId} item={open} onClose={close} />
      )}
    </div>
  );
}
