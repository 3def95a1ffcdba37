import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { RESO_FIELD_MAP } from '#shared/listings/resoFeed.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Feeds.module.css';
import { describeFeedFailure } from './feeds.ts';
import {
  type FeedPreview,
  type ListingFeed,
  useAddListingFeedMutation,
  usePreviewListingFeedMutation,
  useRemoveListingFeedMutation,
} from './feedsApi.ts';

const feedForm = z.object({
  name: requiredLine(60, 'Enter a name.'),
  url: checkedText(
    (typed) => /^https:\/\/[^\s/?#@]+/.test(typed.trim()),
    'Enter an address that starts with https://.',
  ),
  accessToken: line(4000),
});

/** Adds a feed, after a dry run that stores nothing. */
export function AddFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const [add] = useAddListingFeedMutation();
  const [preview, previewing] = usePreviewListingFeedMutation();
  const [shown, setShown] = useState<FeedPreview | null>(null);
  const form = useSaveForm({
    schema: feedForm,
    defaultValues: { name: '', url: '', accessToken: '' },
    save: async (values, id) => {
      const { error } = await add({ ...values, id });
      return error === undefined ? { data: true } : { error };
    },
    onSaved: onClose,
  });
  const { url, accessToken } = form.values;
  async function read(): Promise<void> {
    if (!(await form.trigger('url'))) return;
    const { data } = await preview({ url, accessToken });
    setShown(data ?? null);
  }
  const { error } = previewing;
  return (
    <SaveDialog
      form={form}
      title="Add listing feed"
      action="Add feed"
      failure="Not added"
      onCancel={onClose}
    >
      <p className={ui.note}>
        JSON with the field names of the RESO Data Dictionary. Listings become your drafts; nothing
        is submitted.
      </p>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Address" inputMode="url" placeholder="https://" {...form.field('url')} />
      <TextField
        label="Access token"
        type="password"
        autoComplete="off"
        isOptional
        hint="Sent as a bearer token. Stored encrypted."
        {...form.field('accessToken')}
      />
      <div className={ui.actions}>
        <Button size="small" loading={previewing.isLoading} onClick={() => void read()}>
          Preview feed
        </Button>
      </div>
      <FormError
        notice={isDataError(error) ? { title: '', description: dataErrorMessage(error) } : null}
      />
      {shown !== null && <Preview preview={shown} />}
    </SaveDialog>
  );
}

/** Listings that a preview writes out. */
const MAX_SHOWN = 20;

function Preview({ preview }: { readonly preview: FeedPreview }) {
  const { failure, entries, leftOut, unused } = preview;
  if (failure !== null) {
    return (
      <p role="alert" className={ui.error}>
        {describeFeedFailure(failure)}
      </p>
    );
  }
  const doubtful = entries.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <section aria-label="Preview" className={ui.stack8} role="status">
      <p>
        {entries.length} {entries.length === 1 ? 'listing' : 'listings'}, {doubtful} to check
        {leftOut > 0 && `, ${leftOut} without a key left out`}.
      </p>
      <ul className={styles.entries}>
        {entries.slice(0, MAX_SHOWN).map(({ source_id, values, doubts }) => (
          <li key={source_id}>
            {values.property_name || source_id}
            <span className={ui.subline}>
              {[values.city, values.state].filter(Boolean).join(', ')}
            </span>
            {doubts.map((doubt) => (
              <span key={doubt} className={ui.subline}>
                {doubt}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {entries.length > MAX_SHOWN && <p className={ui.caption}>The first {MAX_SHOWN} are shown.</p>}
      <details>
        <summary>Fields</summary>
        <ul className={styles.entries}>
          {RESO_FIELD_MAP.map(({ from, label }) => (
            <li key={from}>
              {label} <span className={ui.caption}>{from}</span>
            </li>
          ))}
        </ul>
        {unused.length > 0 && <p className={ui.note}>Not used: {unused.join(', ')}</p>}
      </details>
    </section>
  );
}

interface RemoveProps {
  readonly feed: ListingFeed;
  readonly onClose: () => void;
}

/** Confirms that a feed is no longer read. */
export function RemoveFeedDialog({ feed, onClose }: RemoveProps) {
  const [remove] = useRemoveListingFeedMutation();
  return (
    <ConfirmDialog
      title={`Remove ${feed.name}`}
      action="Remove feed"
      failure="Not removed"
      confirm={() => remove(feed.id)}
      onClose={onClose}
    >
      It is no longer read. Its drafts and listings stay.
    </ConfirmDialog>
  );
}
