import { formatFixed } from '#shared/format/number.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import { type Bidder, type TeamRfp, totalPoints } from './rfps.ts';

interface PointsTableProps {
  readonly rfp: TeamRfp;
  readonly bidders: readonly Bidder[];
}

const pointsText = (points: number | undefined): string =>
  points === undefined ? '' : formatFixed(points, 1);

/** Weighted points by criterion, best vendor first. */
export function PointsTable({ rfp, bidders }: PointsTableProps) {
  const ranked = bidders.toSorted(
    (a, b) => totalPoints(b.points ?? []) - totalPoints(a.points ?? []),
  );
  return (
    <div className={ui.scroll}>
      <table className={styles.points} aria-label="Weighted scores">
        <thead>
          <tr>
            <th scope="col">Vendor</th>
            {rfp.criteria.map(({ id, name, weight }) => (
              <th key={id} scope="col" data-number>
                {name} (of {weight})
              </th>
            ))}
            <th scope="col" data-number>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ id, name, points }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {rfp.criteria.map((criterion) => (
                <td key={criterion.id} data-number>
                  {pointsText(points?.find((one) => one.criterion === criterion.id)?.points)}
                </td>
              ))}
              <td data-number>
                <strong>{pointsText(totalPoints(points ?? []))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
