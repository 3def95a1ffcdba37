import { formatCalendarDay } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BidFiles } from './BidFiles.tsx';
import styles from './Rfps.module.css';
import type { BidContent, BidFile, Rfp } from './rfps.ts';

interface BidContentViewProps {
  readonly rfp: Pick<Rfp, 'id' | 'criteria'>;
  readonly content: BidContent;
  readonly files: readonly BidFile[];
}

/** An opened bid. */
export function BidContentView({ rfp, content, files }: BidContentViewProps) {
  return (
    <div className={ui.stack8}>
      <Facts>
        <Fact name="Price">{formatExactDollars(content.price)}</Fact>
        <Fact name="Work begins">{formatCalendarDay(content.begins_on)}</Fact>
        <Fact name="Weeks">{content.weeks}</Fact>
        <Fact name="Valid until">{formatCalendarDay(content.holds_until)}</Fact>
      </Facts>
      <p className={styles.text}>{content.summary}</p>
      {rfp.criteria
        .filter(({ is_price: isPrice, id }) => !isPrice && content.responses[id])
        .map(({ id, name }) => (
          <div key={id}>
            <strong>{name}</strong>
            <p className={styles.text}>{content.responses[id]}</p>
          </div>
        ))}
      <table className={styles.points} aria-label="Milestones">
        <tbody>
          {content.milestones.map(({ title, due_on: due, amount }, index) => (
            // Titles may repeat.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <tr key={index}>
              <th scope="row">{title}</th>
              <td>{formatCalendarDay(due)}</td>
              <td data-number>{formatExactDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <BidFiles rfpId={rfp.id} files={files} />
    </div>
  );
}
