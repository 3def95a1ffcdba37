import { formatCalendarDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable, wide } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brokerage.module.css';
import type { Desk, DeskMember } from './brokerage.ts';

const ROLES: Readonly<Record<DeskMember['role'], string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  member: 'Broker',
};

const SOON_DAYS = 60;

/** A member's licensed states, marking licenses that expire within two months. */
function Licenses({ licenses }: { readonly licenses: DeskMember['licenses'] }) {
  if (licenses.length === 0) return <span className={styles.quiet}>None</span>;
  const soon = Date.now() + SOON_DAYS * 86_400_000;
  return licenses.map(({ state, number, expires_on: end }) => {
    const endsSoon = end !== null && new Date(end).getTime() < soon;
    return (
      <span key={state} className={styles.license} title={number}>
        {state}
        {end !== null && (
          <span className={endsSoon ? ui.warning : styles.quiet}>
            {' '}
            until {formatCalendarDay(end)}
          </span>
        )}
      </span>
    );
  });
}

/** Brokerage members with their listings, open deals, and closed deals. */
export const TeamTable = ({ desk }: { readonly desk: Desk }) => (
  <>
    <FoldingTable className={styles.team}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={wide}>
            Role
          </th>
          <th scope="col">Licenses</th>
          <th scope="col">For sale</th>
          <th scope="col">Under contract</th>
          <th scope="col">Total asking</th>
          <th scope="col">Open deals</th>
          <th scope="col">Closed (12 mo)</th>
          <th scope="col">Volume</th>
        </tr>
      </thead>
      <tbody>
        {desk.members.map((member) => (
          <MemberRow key={member.user_id} member={member} />
        ))}
      </tbody>
    </FoldingTable>
    <p className={styles.quiet}>Private deals aren't counted.</p>
  </>
);

function MemberRow({ member }: { readonly member: DeskMember }) {
  const role = member.is_of_record ? 'Broker of record' : ROLES[member.role];
  return (
    <tr>
      <th scope="row">
        {member.name}
        <span className={ui.subline}>
          <EmailText address={member.email ?? ''} />
        </span>
        <span className={`${ui.subline} ${styles.role}`}>{role}</span>
      </th>
      <td className={wide}>{role}</td>
      <FoldedCell label="Licenses">
        <span>
          <Licenses licenses={member.licenses} />
        </span>
      </FoldedCell>
      <FoldedCell label="For sale">{formatNumber(member.live)}</FoldedCell>
      <FoldedCell label="Under contract">{formatNumber(member.under_contract)}</FoldedCell>
      <FoldedCell label="Total asking">{formatShortDollars(member.value)}</FoldedCell>
      <FoldedCell label="Open deals">{formatNumber(member.open)}</FoldedCell>
      <FoldedCell label="Closed (12 mo)">{formatNumber(member.closed)}</FoldedCell>
      <FoldedCell label="Volume">{formatShortDollars(member.volume)}</FoldedCell>
    </tr>
  );
}
