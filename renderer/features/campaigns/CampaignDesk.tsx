import { valueIn } from '#shared/records/row.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { Audience } from './Audience.tsx';
import { CampaignListing } from './CampaignListing.tsx';
import styles from './Campaigns.module.css';
import { LetterPreview } from './LetterPreview.tsx';
import { Results } from './Results.tsx';
import { SendCampaign } from './SendCampaign.tsx';

/** All of one campaign beside its fields: listing, audience, letter and sending; once it is sent, what came of it. */
export function CampaignDesk({ row }: { readonly row: RecordRow }) {
  const isDraft = valueIn(row, 'status') === 'draft';
  return (
    <div className={styles.desk}>
      {!isDraft && <Results row={row} />}
      <CampaignListing row={row} isDraft={isDraft} />
      {isDraft && <Audience row={row} />}
      <LetterPreview row={row} isDraft={isDraft} />
      {isDraft && <SendCampaign row={row} />}
    </div>
  );
}
