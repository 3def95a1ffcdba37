import ui from '../../../ui/theme/ui.module.css';
import styles from './Presence.module.css';
import type { Ranking } from './presence.ts';
import { useVendorRankingQuery } from './presenceApi.ts';

/** What a vendor's position in the directory is made of. */
export function RankingTable({ ranking }: { readonly ranking: Ranking }) {
  const { verified, responsive, completed, rated } = ranking;
  const rows = [
    ['Verified', verified, `${verified.count} of 5 credentials counted`],
    [
      'Responsive',
      responsive,
      responsive.asked < 3
        ? 'Counts from the third request'
        : `${responsive.answered} of ${responsive.asked} answered in time`,
    ],
    [
      'Completed',
      completed,
      completed.count === 1 ? '1 finished project' : `${completed.count} finished projects`,
    ],
    [
      'Rated',
      rated,
      rated.average === null ? 'No reviews yet' : `${rated.average} of 5 from ${rated.count}`,
    ],
  ] as const;
  const total = rows.reduce((sum, [, { points }]) => sum + points, 0);
  const most = rows.reduce((sum, [, part]) => sum + part.most, 0);
  return (
    <table className={styles.ranking}>
      <caption>Position in the directory</caption>
      <tbody>
        {rows.map(([name, part, why]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={ui.subline}>{why}</span>
            </th>
            <td>
              {part.points} of {part.most}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Points</th>
          <td>
            {total} of {most}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The position of a vendor on its public page. */
export function RankingFacts({ vendorId }: { readonly vendorId: string }) {
  const { currentData: ranking } = useVendorRankingQuery(vendorId);
  if (ranking === undefined || ranking === null) return null;
  return <RankingTable ranking={ranking} />;
}
