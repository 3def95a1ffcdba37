import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RfpFiles } from './RfpFiles.tsx';
import styles from './Rfps.module.css';
import { tradeText, whereText } from './rfpColumns.tsx';
import { REQUIRED_CREDENTIALS } from './rfpForm.ts';
import type { Rfp } from './rfps.ts';

const credentialText = (value: string): string =>
  REQUIRED_CREDENTIALS.find(([name]) => name === value)?.[1] ?? value;

/** The terms of an RFP, the same for both sides. */
export function RfpOverview({ rfp }: { readonly rfp: Rfp }) {
  const canManage = rfp.side === 'team' && rfp.rights.includes('manage');
  const takesBids = rfp.status === 'open' || rfp.status === 'final_offers';
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-label="Scope of work">
        <h2>Scope of work</h2>
        <p className={styles.text}>{rfp.details}</p>
        <RfpFiles
          rfpId={rfp.id}
          files={rfp.files.filter((one) => one.amendment === null && one.question_id === null)}
          label="Scope of work"
          addTo={canManage && rfp.status === 'draft' ? {} : null}
          canRemove={canManage && rfp.status === 'draft'}
        />
        {rfp.amendments.length > 0 && (
          <>
            <h2>Amendments</h2>
            <ul className={styles.rows}>
              {rfp.amendments.map(({ id, n, body, deadline, at }) => (
                <li key={n}>
                  <span className={ui.caption}>{formatDateTime(at)}</span>
                  <p className={styles.text}>{body}</p>
                  {deadline !== null && (
                    <p className={ui.note}>New deadline: {formatDateTime(deadline)}</p>
                  )}
                  <RfpFiles
                    rfpId={rfp.id}
                    files={rfp.files.filter(({ amendment }) => amendment === n)}
                    label={`Amendment of ${formatDateTime(at)}`}
                    addTo={canManage && takesBids && n === rfp.n ? { amendmentId: id } : null}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className={styles.part} aria-label="Terms">
        <h2>Terms</h2>
        <Facts>
          <Fact name="Issuer">{rfp.issuer}</Fact>
          <Fact name="Trade">{tradeText(rfp)}</Fact>
          <Fact name="Where">{whereText(rfp)}</Fact>
          <Fact name="Work begins">
            {rfp.begins_on === null ? 'Open' : formatCalendarDay(rfp.begins_on)}
          </Fact>
          <Fact name="Budget">
            {rfp.budget_to === null ? 'Not stated' : `Up to ${formatDollars(rfp.budget_to)}`}
          </Fact>
          <Fact name="Questions until">{formatDateTime(rfp.questions_until)}</Fact>
          {rfp.rounds.map(({ round, deadline }) => (
            <Fact key={round} name={round === 1 ? 'Bids due' : 'Final offers due'}>
              {formatDateTime(deadline)}
            </Fact>
          ))}
          <Fact name="Decision by">{formatCalendarDay(rfp.decides_on)}</Fact>
          <Fact name="Bidders">
            {rfp.is_public ? 'Invited and matching vendors' : 'By invitation'}
          </Fact>
          <Fact name="Credentials">
            {rfp.required_credentials.length === 0
              ? 'None required'
              : rfp.required_credentials.map(credentialText).join(', ')}
          </Fact>
        </Facts>
        <h2>Scoring</h2>
        <table className={styles.points}>
          <tbody>
            {rfp.criteria.map(({ id, name, prompt, weight }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {prompt !== '' && <span className={ui.subline}>{prompt}</span>}
                </th>
                <td data-number>{formatWholePercent(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
