import { Button, Tag } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { SignatureForm } from '../../deals/dealRooms/index.ts';
import { AuthoredReview } from '../../network/brokerReviews/index.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { MilestonePayment } from './MilestonePayment.tsx';
import { NoteDialog } from './RfpActions.tsx';
import { RfpPayments } from './RfpPayments.tsx';
import styles from './Rfps.module.css';
import type { ChangeOrder, Milestone, Rfp, RfpContractView, TeamRfp } from './rfps.ts';
import {
  useDecideRfpChangeMutation,
  useDecideRfpMilestoneMutation,
  useReportRfpMilestoneMutation,
  useReviewRfpVendorMutation,
  useSignRfpContractMutation,
} from './rfpsApi.ts';

interface RfpContractProps {
  readonly rfp: Rfp;
  readonly contract: RfpContractView;
}

const NOT_YET = { state: 'asked', signed: null, rating: null, body: null, reason: null } as const;

/** The contract with both signatures, then its milestones and change orders. */
export function RfpContract({ rfp, contract }: RfpContractProps) {
  return (
    <div className={ui.stack16}>
      <section className={styles.part} aria-label="Contract">
        <h2>{contract.title}</h2>
        <p className={`${styles.text} ${styles.contract}`}>{contract.body}</p>
        <Signatures rfp={rfp} contract={contract} />
      </section>
      {contract.milestones.length > 0 && <Work rfp={rfp} contract={contract} />}
      {contract.milestones.length > 0 && <RfpPayments rfp={rfp} contract={contract} />}
      {rfp.side === 'team' && rfp.status === 'completed' && <Review rfp={rfp} />}
    </div>
  );
}

function Signatures({ rfp, contract }: RfpContractProps) {
  const [sign] = useSignRfpContractMutation();
  const { issuer_signed: issuer, vendor_signed: vendor } = contract;
  const own = rfp.side === 'team' ? issuer : vendor;
  const canSign =
    own === null &&
    rfp.status === 'awarded' &&
    (rfp.side === 'vendor' || rfp.rights.includes('manage'));
  return (
    <>
      <ul className={styles.rows} aria-label="Signatures">
        {(
          [
            ['Client', issuer],
            ['Vendor', vendor],
          ] as const
        ).map(([side, signature]) => (
          <li key={side}>
            <strong>{side}</strong>
            <span className={ui.note}>
              {signature === null
                ? 'Not signed yet'
                : `${signature.name}, ${formatDateTime(signature.at)}`}
            </span>
          </li>
        ))}
      </ul>
      {canSign && (
        <SignatureForm
          consent={contract.consent}
          onSign={(id, name, drawing) =>
            sign({ rfp: rfp.id, id, name, drawing, hash: contract.sha256 })
          }
        />
      )}
    </>
  );
}

function Work({ rfp, contract }: RfpContractProps) {
  const [isProposing, setProposing] = useState(false);
  const isRunning =
    rfp.status === 'contracted' && (rfp.side === 'vendor' || rfp.rights.includes('manage'));
  return (
    <>
      <section className={styles.part} aria-label="Milestones">
        <h2>Milestones</h2>
        <p>
          Contract total: <strong>{formatExactDollars(contract.total)}</strong>
          {contract.total !== contract.price && (
            <span className={ui.note}> (signed price {formatExactDollars(contract.price)})</span>
          )}
        </p>
        <ul className={styles.rows}>
          {contract.milestones.map((one) => (
            <MilestoneEntry
              key={one.id}
              milestone={one}
              side={rfp.side}
              isRunning={isRunning}
              canPay={rfp.side === 'team' && rfp.rights.includes('manage')}
              takesOnline={contract.takes_online}
            />
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-label="Change orders">
        <h2>Change orders</h2>
        {contract.changes.length === 0 && <p className={ui.note}>No change orders</p>}
        <ul className={styles.rows}>
          {contract.changes.map((one) => (
            <ChangeEntry key={one.id} change={one} isRunning={isRunning} />
          ))}
        </ul>
        {isRunning && (
          <div className={ui.actions}>
            <Button size="small" onClick={() => setProposing(true)}>
              Propose change order
            </Button>
          </div>
        )}
        {isProposing && <ChangeDialog rfp={rfp.id} onClose={() => setProposing(false)} />}
      </section>
    </>
  );
}

const MILESTONE_STATUS = {
  planned: { label: 'Planned', intent: 'none' },
  submitted: { label: 'Ready to review', intent: 'warning' },
  accepted: { label: 'Accepted', intent: 'success' },
} as const;

interface MilestoneEntryProps {
  readonly milestone: Milestone;
  readonly side: Rfp['side'];
  readonly isRunning: boolean;
  readonly canPay: boolean;
  readonly takesOnline: boolean;
}

function MilestoneEntry({ milestone, side, isRunning, canPay, takesOnline }: MilestoneEntryProps) {
  const { id, title, due_on: due, amount, status, note } = milestone;
  const [report, reported] = useReportRfpMilestoneMutation();
  const [decide, decided] = useDecideRfpMilestoneMutation();
  const [isReturning, setReturning] = useState(false);
  const { label, intent } = MILESTONE_STATUS[status];
  return (
    <li>
      <Head title={title}>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        {formatExactDollars(amount)}
      </Head>
      <span className={ui.note}>Due {formatCalendarDay(due)}</span>
      {note !== null && <p className={styles.text}>{note}</p>}
      <MilestonePayment milestone={milestone} canPay={canPay} takesOnline={takesOnline} />
      {isRunning && side === 'vendor' && status === 'planned' && (
        <div className={ui.actions}>
          <Button
            size="small"
            loading={reported.isLoading}
            onClick={() => void report({ id, note: '' })}
          >
            Report finished <span className="visually-hidden">{title}</span>
          </Button>
        </div>
      )}
      {isRunning && side === 'team' && status === 'submitted' && (
        <div className={ui.actions}>
          <Button
            size="small"
            intent="primary"
            loading={decided.isLoading}
            onClick={() => void decide({ id, isAccepted: true })}
          >
            Accept milestone <span className="visually-hidden">{title}</span>
          </Button>
          <Button size="small" variant="minimal" onClick={() => setReturning(true)}>
            Return milestone <span className="visually-hidden">{title}</span>
          </Button>
        </div>
      )}
      <ServerError title="Not saved" error={reported.error ?? decided.error} />
      {isReturning && (
        <NoteDialog
          title="Return milestone"
          save={(words) => decide({ id, isAccepted: false, note: words })}
          onClose={() => setReturning(false)}
        />
      )}
    </li>
  );
}

const CHANGE_STATUS = {
  proposed: { label: 'Proposed', intent: 'warning' },
  accepted: { label: 'Accepted', intent: 'success' },
  declined: { label: 'Declined', intent: 'none' },
} as const;

interface ChangeEntryProps {
  readonly change: ChangeOrder;
  readonly isRunning: boolean;
}

function ChangeEntry({ change, isRunning }: ChangeEntryProps) {
  const { id, title, details, amount, due_on: due, status, is_mine: isMine } = change;
  const [decide, { error, isLoading }] = useDecideRfpChangeMutation();
  const { label, intent } = CHANGE_STATUS[status];
  return (
    <li>
      <Head title={title}>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        {formatExactDollars(amount)}
      </Head>
      <span className={ui.note}>
        {isMine ? 'Proposed by your side' : 'Proposed by the other side'}, due{' '}
        {formatCalendarDay(due)}
      </span>
      <p className={styles.text}>{details}</p>
      {isRunning && status === 'proposed' && !isMine && (
        <div className={ui.actions}>
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => void decide({ id, isAccepted: true })}
          >
            Accept change order
          </Button>
          <Button
            size="small"
            variant="minimal"
            disabled={isLoading}
            onClick={() => void decide({ id, isAccepted: false })}
          >
            Decline change order
          </Button>
        </div>
      )}
      <ServerError title="Not saved" error={error} />
    </li>
  );
}

interface HeadProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Head = ({ title, children }: HeadProps) => (
  <div className={styles.head}>
    <h3>{title}</h3>
    <span className={ui.line}>{children}</span>
  </div>
);

function Review({ rfp }: { readonly rfp: TeamRfp }) {
  const [review] = useReviewRfpVendorMutation();
  const winner = rfp.vendors.find(({ is_winner: isWinner }) => isWinner);
  if (winner === undefined || !rfp.rights.includes('manage')) return null;
  return (
    <section className={styles.part} aria-label="Review">
      <h2>Review</h2>
      <ReviewList>
        <AuthoredReview
          id={rfp.id}
          name={winner.name}
          review={rfp.review ?? NOT_YET}
          hint="Don't name the community or the price. Reviews are public."
          send={(written) => review({ id: rfp.id, ...written })}
        />
      </ReviewList>
    </section>
  );
}
