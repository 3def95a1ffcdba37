import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatFixed } from '#shared/format/number.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BidContentView } from './BidContentView.tsx';
import { BidForm } from './BidForm.tsx';
import { RfpContract } from './RfpContract.tsx';
import { RfpOverview } from './RfpOverview.tsx';
import { RfpQuestions } from './RfpQuestions.tsx';
import styles from './Rfps.module.css';
import { RfpTabs, type Tab, useTab } from './RfpTabs.tsx';
import { currentRound, totalPoints, VENDOR_STAGES, type VendorRfp } from './rfps.ts';
import {
  useAcknowledgeRfpMutation,
  useRespondToRfpMutation,
  useWithdrawRfpBidMutation,
} from './rfpsApi.ts';
import { useTimeAfter } from './useTimeAfter.ts';

const tabsOf = ({ questions, contract }: VendorRfp): readonly Tab[] => [
  { value: 'overview', label: 'Overview' },
  { value: 'questions', label: 'Questions', count: questions.length },
  { value: 'bid', label: 'Your bid' },
  ...(contract === null ? [] : [{ value: 'contract', label: 'Contract' }]),
];

const isTaking = (rfp: VendorRfp): boolean =>
  (rfp.status === 'open' || rfp.my_status === 'final_offer') &&
  serverNow().getTime() < Date.parse(currentRound(rfp).deadline);

/** An RFP as a vendor bids on it. */
export function VendorRfpView({ rfp }: { readonly rfp: VendorRfp }) {
  const tabs = tabsOf(rfp);
  const tab = useTab(tabs);
  const { label, intent } = VENDOR_STAGES[rfp.my_status];
  const { deadline } = currentRound(rfp);
  useTimeAfter(deadline);
  const hasJoined = rfp.acknowledged_n !== null && rfp.my_status !== 'declined';
  return (
    <Page>
      <BackLink to="rfpDashboard">All RFPs</BackLink>
      <PageHeader
        title={rfp.title}
        views={<RfpTabs tabs={tabs} here={tab} />}
        actions={<Intent rfp={rfp} />}
      />
      <p className={styles.strip}>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        <span className={ui.note}>
          {isTaking(rfp) ? `Bids are due ${formatDateTime(deadline)}.` : null}
          {rfp.status === 'open' && !isTaking(rfp) ? 'The deadline has passed.' : null}
        </span>
      </p>
      <div className={styles.body}>
        <Gaps rfp={rfp} />
        <Amendments rfp={rfp} />
        {tab === 'overview' && <RfpOverview rfp={rfp} />}
        {tab === 'questions' && (
          <RfpQuestions
            rfp={rfp}
            canAsk={
              hasJoined &&
              rfp.status === 'open' &&
              serverNow().getTime() < Date.parse(rfp.questions_until)
            }
          />
        )}
        {tab === 'bid' && <OwnBid rfp={rfp} />}
        {tab === 'contract' && rfp.contract !== null && (
          <RfpContract rfp={rfp} contract={rfp.contract} />
        )}
      </div>
    </Page>
  );
}

/** Whether the company will bid. */
function Intent({ rfp }: { readonly rfp: VendorRfp }) {
  const [respond, { error, isLoading }] = useRespondToRfpMutation();
  if (rfp.status !== 'open' || !isTaking(rfp)) return null;
  const answer = (intends: boolean) => void respond({ id: rfp.id, n: rfp.n, intends });
  const canIntend = ['available', 'invited', 'declined'].includes(rfp.my_status);
  const canDecline = ['invited', 'intends', 'bid'].includes(rfp.my_status);
  return (
    <>
      {canIntend && (
        <Button size="small" intent="primary" loading={isLoading} onClick={() => answer(true)}>
          Confirm intent to bid
        </Button>
      )}
      {canDecline && (
        <Button size="small" disabled={isLoading} onClick={() => answer(false)}>
          Decline RFP
        </Button>
      )}
      <ServerError error={error} />
    </>
  );
}

/** Credentials that would block an award. */
function Gaps({ rfp }: { readonly rfp: VendorRfp }) {
  const gaps = rfp.credential_gaps ?? [];
  if (gaps.length === 0 || ['closed', 'cancelled', 'declined', 'completed'].includes(rfp.my_status))
    return null;
  return (
    <div className={styles.blocked}>
      <strong>You can't win this RFP yet</strong>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <RouteLink to="vendorCredentials">Upload credentials</RouteLink>
    </div>
  );
}

/** Amendments since the version the vendor acknowledged. */
function Amendments({ rfp }: { readonly rfp: VendorRfp }) {
  const [acknowledge, { error, isLoading }] = useAcknowledgeRfpMutation();
  const isNew = rfp.acknowledged_n !== null && rfp.acknowledged_n < rfp.n;
  if (!isNew || !['intends', 'bid', 'final_offer'].includes(rfp.my_status)) return null;
  const since = rfp.amendments.filter(({ n }) => n > (rfp.acknowledged_n ?? 0));
  return (
    <section className={styles.blocked} aria-label="New amendments">
      <strong>Acknowledge the amendments before you bid</strong>
      {since.map(({ n, body }) => (
        <p key={n} className={styles.text}>
          {body}
        </p>
      ))}
      <div className={ui.actions}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          onClick={() => void acknowledge({ id: rfp.id, n: rfp.n })}
        >
          Acknowledge amendments
        </Button>
      </div>
      <ServerError error={error} />
    </section>
  );
}

/** The vendor's own bid: form, receipts, result. */
function OwnBid({ rfp }: { readonly rfp: VendorRfp }) {
  const [isReplacing, setReplacing] = useState(false);
  const [withdraw, { error, isLoading }] = useWithdrawRfpBidMutation();
  const { round } = currentRound(rfp);
  const sealed = rfp.bids.find((bid) => bid.status === 'sealed');
  const opened = rfp.bids.filter(({ status }) => status === 'opened');
  const canSend =
    isTaking(rfp) &&
    rfp.acknowledged_n === rfp.n &&
    ['intends', 'bid', 'final_offer'].includes(rfp.my_status);
  const action = round === 2 ? 'Send final offer' : 'Send sealed bid';
  return (
    <div className={ui.stack16}>
      {sealed !== undefined && (
        <section className={styles.part} aria-label="Sealed bid">
          <h2>Sealed bid</h2>
          <p>Received {formatDateTime(sealed.received_at)}. Not even you can read it now.</p>
          {sealed.files.length > 0 && <p>Encrypted files: {sealed.files.length}</p>}
          <p className={`${ui.caption} ${styles.mono}`}>Receipt {sealed.receipt}</p>
          <p className={`${ui.caption} ${styles.mono}`}>SHA-256 {sealed.sha256}</p>
          {isTaking(rfp) && (
            <div className={ui.actions}>
              {canSend && !isReplacing && (
                <Button size="small" onClick={() => setReplacing(true)}>
                  Replace bid
                </Button>
              )}
              <Button
                size="small"
                variant="minimal"
                loading={isLoading}
                onClick={() => void withdraw(rfp.id)}
              >
                Withdraw bid
              </Button>
            </div>
          )}
          <ServerError title="Not withdrawn" error={error} />
        </section>
      )}
      {canSend && (sealed === undefined || isReplacing) && (
        <BidForm key={sealed?.id ?? 'first'} rfp={rfp} action={action} />
      )}
      {!canSend && rfp.bids.length === 0 && (
        <EmptyState title="No bid sent">
          {isTaking(rfp)
            ? 'Confirm your intent to bid, and acknowledge all amendments first.'
            : 'The deadline has passed.'}
        </EmptyState>
      )}
      {opened.map(
        ({ id, round: its, content, files }) =>
          content !== null && (
            <section key={id} className={styles.part} aria-label="Opened bid">
              <h2>{its === 2 ? 'Final offer' : 'Bid'}</h2>
              <BidContentView rfp={rfp} content={content} files={files} />
            </section>
          ),
      )}
      <Debrief rfp={rfp} />
    </div>
  );
}

function Debrief({ rfp }: { readonly rfp: VendorRfp }) {
  const { debrief } = rfp;
  if (debrief === null || rfp.bids.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Debrief">
      <h2>Debrief</h2>
      {debrief.text !== null && <p className={styles.text}>{debrief.text}</p>}
      {debrief.screening_note !== null && (
        <p className={ui.note}>Not scored: {debrief.screening_note}</p>
      )}
      {debrief.points !== null && (
        <p>
          Your total: {formatFixed(totalPoints(debrief.points), 1)} of 100
          {debrief.winning_points !== null &&
            `. Winning total: ${formatFixed(debrief.winning_points, 1)}`}
        </p>
      )}
    </section>
  );
}
