import { formatCalendarDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import styles from './Brokerage.module.css';
import type { Desk, DeskMember } from './brokerage.ts';

const ROLES: Readonly<Record<DeskMember['role'], string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  member: 'Broker',
};

const SOON_DAYS = 60;

/** Where somebody may sell, and what of it ends within two months. */
function Licenses({ licenses }: { readonly licenses: DeskMember['licenses'] }) {
  if (licenses.length === 0) return <span className={styles.quiet}>None told</span>;
  const soon = Date.now() + SOON_DAYS * 86_400_000;
  return licenses.map(({ state, number, expires_on: end }) => {
    const endsSoon = end !== null && new Date(end).getTime() < soon;
    return (
      <span key={state} className={styles.license} title={number}>
        {state}
        {end !== null && (
          <span className={endsSoon ? styles.soon : styles.quiet}>
            {' '}
            until {formatCalendarDay(end)}
          </span>
        )}
      </span>
    );
  });
}

/** Who works there, with what each has listed, has open and has closed. */
export const TeamTable = ({ desk }: { readonly desk: Desk }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
  <section className={styles.scroll} aria-label="Brokers and production" tabIndex={0}>
    <table className={styles.team}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Licenses</th>
          <th scope="col">For sale</th>
          <th scope="col">Under contract</th>
          <th scope="col">Asked for</th>
          <th scope="col">Open deals</th>
          <th scope="col">Closed, 12 months</th>
          <th scope="col">Volume</th>
        </tr>
      </thead>
      <tbody>
        {desk.members.map((member) => (
          <tr key={member.user_id}>
            <th scope="row">
              {member.name}
              <span className={styles.under}>
                <EmailText address={member.email ?? ''} />
              </span>
            </th>
            <td>{member.is_of_record ? 'Broker of record' : ROLES[member.role]}</td>
            <td>
              <Licenses licenses={member.licenses} />
            </td>
            <td>{formatNumber(member.live)}</td>
            <td>{formatNumber(member.under_contract)}</td>
            <td>{formatShortDollars(member.value)}</td>
            <td>{formatNumber(member.open)}</td>
            <td>{formatNumber(member.closed)}</td>
            <td>{formatShortDollars(member.volume)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.quiet}>
      Deals count where they are shared with the team; what somebody keeps to themselves is theirs.
    </p>
  </section>
);
