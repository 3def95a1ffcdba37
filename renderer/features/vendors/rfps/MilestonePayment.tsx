import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import ui from '../../../ui/theme/ui.module.css';
import { PayDialog, RecordPaymentDialog } from '../../account/payouts/index.ts';
import { useRecordMilestonePaymentMutation } from './rfpPaymentsApi.ts';
import type { Milestone } from './rfps.ts';

/** The largest amount of one online payment. */
const MOST_ONLINE_CENTS = 100_000_000;

interface MilestonePaymentProps {
  readonly milestone: Milestone;
  /** Whether the user can pay; others only read. */
  readonly canPay: boolean;
  /** Whether the vendor's account takes online payments. */
  readonly takesOnline: boolean;
}

/** What is paid and open of an accepted milestone, and how to pay it. */
export function MilestonePayment({ milestone, canPay, takesOnline }: MilestonePaymentProps) {
  const [asked, setAsked] = useState<'online' | 'record' | null>(null);
  const { id, title, status, paid_cents: paid, open_cents: open } = milestone;
  const [record] = useRecordMilestonePaymentMutation();
  if (status !== 'accepted') return null;
  const close = () => setAsked(null);
  return (
    <>
      <span className={ui.note}>
        {formatCents(paid)} paid, {formatCents(open)} open
      </span>
      {canPay && open > 0 && (
        <div className={ui.actions}>
          {takesOnline && (
            <Button size="small" intent="primary" onClick={() => setAsked('online')}>
              Pay online <span className="visually-hidden">{title}</span>
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('record')}>
            Record payment <span className="visually-hidden">{title}</span>
          </Button>
          {!takesOnline && (
            <span className={ui.note}>The vendor doesn't take online payments yet.</span>
          )}
        </div>
      )}
      {asked === 'online' && (
        <PayDialog
          title={`Pay ${title}`}
          target={{ milestoneId: id }}
          due={Math.min(open, MOST_ONLINE_CENTS)}
          onClose={close}
        />
      )}
      {asked === 'record' && (
        <RecordPaymentDialog
          open={open}
          save={(payment) => record({ ...payment, milestone: id })}
          onClose={close}
        />
      )}
    </>
  );
}
