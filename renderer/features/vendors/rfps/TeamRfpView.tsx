import { Tag } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BidList } from './BidList.tsx';
import { RfpActions } from './RfpActions.tsx';
import { RfpContract } from './RfpContract.tsx';
import { RfpOverview } from './RfpOverview.tsx';
import { RfpQuestions } from './RfpQuestions.tsx';
import styles from './Rfps.module.css';
import { RfpTabs, type Tab, useTab } from './RfpTabs.tsx';
import { RfpVendors } from './RfpVendors.tsx';
import { currentRound, RFP_STAGES, type TeamRfp } from './rfps.ts';

function tabsOf({ vendors, questions, contract }: TeamRfp): readonly Tab[] {
  const bids = vendors.filter((one) => one.bids.length > 0).length;
  return [
    { value: 'overview', label: 'Overview' },
    { value: 'vendors', label: 'Vendors', count: vendors.length },
    { value: 'questions', label: 'Questions', count: questions.length },
    { value: 'bids', label: 'Bids', count: bids },
    ...(contract === null ? [] : [{ value: 'contract', label: 'Contract' }]),
    { value: 'team', label: 'Team' },
    { value: 'history', label: 'History' },
  ];
}

/** An RFP as the issuer's team works on it. */
export function TeamRfpView({ rfp }: { readonly rfp: TeamRfp }) {
  const tabs = tabsOf(rfp);
  const tab = useTab(tabs);
  const { label, intent } = RFP_STAGES[rfp.status];
  const canManage = rfp.rights.includes('manage');
  const isTaking = rfp.status === 'open' || rfp.status === 'final_offers';
  return (
    <Page>
      <BackLink to="rfpDashboard">All RFPs</BackLink>
      <PageHeader
        title={rfp.title}
        views={<RfpTabs tabs={tabs} here={tab} />}
        actions={<RfpActions rfp={rfp} />}
      />
      <p className={styles.strip}>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        {isTaking && (
          <span className={ui.note}>
            Bids are encrypted and sealed until {formatDateTime(currentRound(rfp).deadline)}.
          </span>
        )}
        {rfp.reason !== null && <span className={ui.note}>Reason: {rfp.reason}</span>}
      </p>
      <div className={styles.body}>
        {tab === 'overview' && <RfpOverview rfp={rfp} />}
        {tab === 'vendors' && <RfpVendors rfp={rfp} />}
        {tab === 'questions' && (
          <RfpQuestions rfp={rfp} canAnswer={canManage && rfp.status === 'open'} />
        )}
        {tab === 'bids' && <BidList rfp={rfp} />}
        {tab === 'contract' && rfp.contract !== null && (
          <RfpContract rfp={rfp} contract={rfp.contract} />
        )}
        {tab === 'team' && <Team rfp={rfp} />}
        {tab === 'history' && <History rfp={rfp} />}
      </div>
    </Page>
  );
}

function Team({ rfp }: { readonly rfp: TeamRfp }) {
  return (
    <ul className={styles.rows} aria-label="Team">
      {rfp.team.map((member) => {
        const roles = [
          member.is_manager && 'Manager',
          member.is_approver && 'Approver',
          member.is_evaluator && (member.has_scored ? 'Evaluator, scores submitted' : 'Evaluator'),
        ].filter((role) => role !== false);
        return (
          <li key={member.account}>
            <strong>{member.is_me ? `${member.name} (you)` : member.name}</strong>
            <span className={ui.note}>{roles.length === 0 ? 'Reader' : roles.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Draft created',
  submit: 'Submitted for approval',
  return: 'Returned for changes',
  approve: 'Approved',
  self_approve: 'Approved without a second person',
  revise: 'Back in draft',
  publish: 'Published',
  amend: 'Amended',
  open_bids: 'Bids opened',
  submit_scores: 'Scores submitted',
  shortlist: 'Vendors shortlisted',
  request_final: 'Final offers requested',
  open_final: 'Final offers opened',
  award: 'Awarded',
  withdraw_award: 'Award withdrawn',
  sign_issuer: 'Contract signed by the issuer',
  sign_vendor: 'Contract signed by the vendor',
  sign: 'Contract signed by both sides',
  propose_change: 'Change order proposed',
  accept_change: 'Change order accepted',
  decline_change: 'Change order declined',
  record_payment: 'Payment recorded',
  delete_payment: 'Recorded payment removed',
  complete: 'Completed',
  cancel: 'Canceled',
  no_award: 'Ended without an award',
};

const History = ({ rfp }: { readonly rfp: TeamRfp }) => (
  <ul className={styles.rows} aria-label="History">
    {rfp.events.map(({ id, at, action, actor, note }) => (
      <li key={id}>
        <strong>{ACTIONS[action] ?? action}</strong>
        <span className={ui.note}>
          {actor}, {formatDateTime(at)}
        </span>
        {note !== null && <p className={styles.text}>{note}</p>}
      </li>
    ))}
  </ul>
);
