import {
  fillEmailTemplate,
  findUnknownFields,
  getEmailFieldValues,
  splitParagraphs,
  teaserLine,
} from '#shared/clients/campaigns/campaign-email.ts';
import { emailTemplate } from '#shared/records/nouns/emailTemplate.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { useAccount } from '../../../session/account/index.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import { useTeaserOfQuery } from './campaignsApi.ts';
import { buildListingTeaser } from './teaser.ts';
import { useCampaignSave } from './useCampaignSave.ts';

const getText = (row: RecordRow, name: string): string => {
  const value = getFieldValue(row, name);
  return typeof value === 'string' ? value : '';
};

/** Previews the email as its first recipient sees it. */
export function EmailPreview({
  row,
  isDraft,
}: {
  readonly row: RecordRow;
  readonly isDraft: boolean;
}) {
  const id = getText(row, 'listing_id');
  const { currentData: listing } = useTeaserOfQuery(id, { skip: id === '' });
  const { account } = useAccount();
  const teaser = listing ? buildListingTeaser(listing) : undefined;
  const fields = getEmailFieldValues('Ada', account?.profile.full_name ?? 'Your name', teaser);
  const [subject, body] = [getText(row, 'subject'), getText(row, 'body')];
  const unknown = findUnknownFields(`${subject} ${body}`);
  return (
    <section aria-label="Email" className={styles.part}>
      <h3>Email</h3>
      {isDraft && <Templates row={row} />}
      {subject === '' && body === '' ? (
        <p className={styles.quiet}>
          Start from a template, or choose “Edit” to write the subject and body.
        </p>
      ) : (
        <div className={styles.email}>
          <p className={styles.subject}>{fillEmailTemplate(subject, fields)}</p>
          {splitParagraphs(fillEmailTemplate(body, fields)).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
            <p key={place}>{paragraph}</p>
          ))}
          {teaser && <p>{teaserLine(teaser)}</p>}
          <p className={styles.quiet}>
            Footer: tracked link to the community and an unsubscribe link.
          </p>
        </div>
      )}
      {unknown.length > 0 && (
        <p role="status" className={styles.warning}>
          Unknown field: {unknown.map((fieldName) => `{${fieldName}}`).join(', ')}. It will be sent
          as is.
        </p>
      )}
    </section>
  );
}

function Templates({ row }: { readonly row: RecordRow }) {
  const query = useFindRecordsInfiniteQuery({ noun: emailTemplate, filters: [], sort: 'name' });
  const { change, isLoading } = useCampaignSave(row);
  const templates = query.data?.pages.flatMap((page) => page.rows) ?? [];
  if (templates.length === 0) return null;
  return (
    <SelectField
      label="Begin with a template"
      value=""
      disabled={isLoading}
      onChange={({ target }) => {
        const template = templates.find((each) => each.id === target.value);
        if (template === undefined) return;
        void change({ subject: getText(template, 'subject'), body: getText(template, 'body') });
      }}
      options={[
        ['', 'Choose a template'],
        ...templates.map((each) => [each.id, getRecordName(emailTemplate, each)] as const),
      ]}
    />
  );
}
