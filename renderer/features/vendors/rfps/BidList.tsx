import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BidContentView } from './BidContentView.tsx';
import { PointsTable } from './PointsTable.tsx';
import { NoteDialog } from './RfpActions.tsx';
import styles from './Rfps.module.css';
import { type Bidder, currentBid, currentRound, type TeamRfp } from './rfps.ts';
import {
  useAwardRfpMutation,
  useDebriefRfpVendorMutation,
  useScreenRfpBidMutation,
  useShortlistRfpMutation,
  useSubmitRfpScoresMutation,
} from './rfpsApi.ts';
import { ScoreForm } from './ScoreForm.tsx';

const isComplete = ({ bids }: Bidder): boolean => bids[0]?.screening === 'complete';
const hasBid = ({ bids }: Bidder): boolean => bids.length > 0;

/** Opened bids, with screening, scores, shortlist, award, and debrief. */
export function BidList({ rfp }: { readonly rfp: TeamRfp }) {
  const bidders = rfp.vendors.filter(hasBid);
  if (currentRound(rfp).round === 1 && currentRound(rfp).opened_at === null) {
    return (
      <EmptyState title="Bids are sealed">
        {rfp.published_at === null
          ? 'Vendors can bid once the RFP is published.'
          : `They can be opened after ${formatDateTime(currentRound(rfp).deadline)}. Until then their number is hidden too.`}
      </EmptyState>
    );
  }
  if (bidders.length === 0) {
    return (
      <EmptyState title="No bids">No vendor sent a bid. End the RFP without an award.</EmptyState>
    );
  }
  return (
    <div className={ui.stack16}>
      {rfp.is_scored && <PointsTable rfp={rfp} bidders={bidders.filter(isComplete)} />}
      {rfp.status === 'evaluation' && <Scoring rfp={rfp} bidders={bidders} />}
      <ul className={styles.rows}>
        {bidders.map((bidder) => (
          <BidderEntry key={bidder.id} rfp={rfp} bidder={bidder} />
        ))}
      </ul>
    </div>
  );
}

interface ScoringProps {
  readonly rfp: TeamRfp;
  readonly bidders: readonly Bidder[];
}

/** Progress of the evaluators, and the shortlist once all have submitted. */
function Scoring({ rfp, bidders }: ScoringProps) {
  const [submit, submitted] = useSubmitRfpScoresMutation();
  const [shortlist, shortlisted] = useShortlistRfpMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const evaluators = rfp.team.filter(({ is_evaluator: isEvaluator }) => isEvaluator);
  const done = evaluators.filter(({ has_scored: hasScored }) => hasScored).length;
  const me = rfp.team.find(({ is_me: isMe }) => isMe);
  const canSubmit = rfp.rights.includes('evaluate') && me?.has_scored === false;
  return (
    <section className={styles.part} aria-label="Scoring">
      <p className={ui.note}>
        {done} of {evaluators.length} evaluators submitted their scores.
      </p>
      {canSubmit && (
        <div className={ui.actions}>
          <Button loading={submitted.isLoading} onClick={() => void submit(rfp.id)}>
            Submit scores
          </Button>
          <span className={ui.note}>You can't change them afterwards.</span>
        </div>
      )}
      <ServerError title="Not submitted" error={submitted.error} />
      {rfp.is_scored && rfp.rights.includes('manage') && (
        <>
          <div className={styles.checks}>
            {bidders.filter(isComplete).map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, id] : before.filter((one) => one !== id),
                  )
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
          <div className={ui.actions}>
            <Button
              intent="primary"
              disabled={chosen.length === 0}
              loading={shortlisted.isLoading}
              onClick={() => void shortlist({ id: rfp.id, bidders: chosen })}
            >
              Shortlist vendors
            </Button>
          </div>
          <ServerError title="Not shortlisted" error={shortlisted.error} />
        </>
      )}
    </section>
  );
}

interface EntryProps {
  readonly rfp: TeamRfp;
  readonly bidder: Bidder;
}

function BidderEntry({ rfp, bidder }: EntryProps) {
  const bid = currentBid(bidder);
  const me = rfp.team.find(({ is_me: isMe }) => isMe);
  const canScore =
    rfp.status === 'evaluation' &&
    rfp.rights.includes('evaluate') &&
    me?.has_scored === false &&
    isComplete(bidder);
  if (bid === undefined) return null;
  return (
    <li>
      <div className={styles.head}>
        <h2>{bidder.name}</h2>
        <span className={ui.line}>
          {bidder.is_winner && (
            <Tag minimal intent="success">
              Awarded
            </Tag>
          )}
          {bid.round === 2 && <Tag minimal>Final offer</Tag>}
          {bid.price !== null && <strong>{formatExactDollars(bid.price)}</strong>}
        </span>
      </div>
      <span className={ui.caption}>Received {formatDateTime(bid.received_at)}</span>
      <Screening rfp={rfp} bidder={bidder} />
      {bid.content !== null && (
        <details open={rfp.status === 'evaluation'}>
          <summary>Proposal</summary>
          <BidContentView rfp={rfp} content={bid.content} files={bid.files} />
        </details>
      )}
      {canScore && <ScoreForm rfp={rfp} bidder={bidder} />}
      <Award rfp={rfp} bidder={bidder} />
      <Debrief rfp={rfp} bidder={bidder} />
    </li>
  );
}

/** The completeness check of the first bid. */
function Screening({ rfp, bidder }: EntryProps) {
  const [screen, { error, isLoading }] = useScreenRfpBidMutation();
  const [isRejecting, setRejecting] = useState(false);
  const [bid] = bidder.bids;
  if (bid === undefined) return null;
  const canScreen =
    rfp.status === 'evaluation' &&
    rfp.rights.includes('manage') &&
    bid.status === 'opened' &&
    !rfp.team.some(({ has_scored: hasScored }) => hasScored);
  return (
    <>
      {bid.gaps.length > 0 && (
        <div className={styles.blocked}>
          <strong>Missing</strong>
          <ul>
            {bid.gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
      {bid.screening !== null && (
        <p className={ui.note}>
          {bid.screening === 'complete' ? 'Complete' : `Incomplete: ${bid.screening_note ?? ''}`}
        </p>
      )}
      {canScreen && (
        <div className={ui.actions}>
          {bid.screening !== 'complete' && (
            <Button
              size="small"
              loading={isLoading}
              onClick={() => void screen({ id: bid.id, isComplete: true })}
            >
              Accept as complete <span className="visually-hidden">{bidder.name}</span>
            </Button>
          )}
          {bid.screening !== 'incomplete' && (
            <Button size="small" variant="minimal" onClick={() => setRejecting(true)}>
              Reject as incomplete <span className="visually-hidden">{bidder.name}</span>
            </Button>
          )}
        </div>
      )}
      <ServerError title="Not saved" error={error} />
      {isRejecting && (
        <NoteDialog
          title="Reject as incomplete"
          save={(note) => screen({ id: bid.id, isComplete: false, note })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

/** The award of a shortlisted vendor, or what blocks it. */
function Award({ rfp, bidder }: EntryProps) {
  const [award] = useAwardRfpMutation();
  const [isOpen, setOpen] = useState(false);
  const gaps = bidder.award_gaps;
  if (gaps === null || !rfp.rights.includes('manage')) return null;
  if (gaps.length > 0) {
    return (
      <div className={styles.blocked}>
        <strong>Award blocked</strong>
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={ui.actions}>
      <Button size="small" intent="primary" onClick={() => setOpen(true)}>
        Award RFP <span className="visually-hidden">to {bidder.name}</span>
      </Button>
      {isOpen && (
        <NoteDialog
          title={`Award to ${bidder.name}`}
          label="Reason for the award"
          about={
            <p className={ui.note}>All bidders are notified, and the contract is ready to sign.</p>
          }
          save={(reason) => award({ id: rfp.id, bidder: bidder.id, reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

const DECIDED: ReadonlySet<string> = new Set(['awarded', 'contracted', 'completed', 'no_award']);

/** What a vendor reads about the decision. */
function Debrief({ rfp, bidder }: EntryProps) {
  const [debrief] = useDebriefRfpVendorMutation();
  const [isOpen, setOpen] = useState(false);
  if (!DECIDED.has(rfp.status) || bidder.is_winner) return null;
  return (
    <>
      {bidder.debrief !== null && <p className={styles.text}>Debrief: {bidder.debrief}</p>}
      {rfp.rights.includes('manage') && (
        <div className={ui.actions}>
          <Button size="small" onClick={() => setOpen(true)}>
            Send debrief <span className="visually-hidden">to {bidder.name}</span>
          </Button>
        </div>
      )}
      {isOpen && (
        <NoteDialog
          title="Send debrief"
          label="Strengths and weaknesses of the bid"
          about={
            <p className={ui.note}>
              {bidder.name} also sees their own points and the winning total.
            </p>
          }
          save={(words) => debrief({ bidder: bidder.id, words })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
