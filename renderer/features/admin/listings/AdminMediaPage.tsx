import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AdminListings.module.css';
import {
  type MediaPhoto,
  useListMediaQuery,
  useListRemovedMediaQuery,
  useRemoveMediaMutation,
} from './adminMediaApi.ts';
import { FederalFiles } from './FederalFiles.tsx';
import { LinkedPhoto } from './PendingPhotos.tsx';

/** Seller photos, newest first, and the federal nursing home files. */
export function Component() {
  const query = useListMediaQuery();
  const { data: removed = [] } = useListRemovedMediaQuery();
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(pictures) =>
          pictures.length === 0 ? (
            <EmptyState title="No photos yet">
              Photos from sellers appear here, newest first.
            </EmptyState>
          ) : (
            <ul className={styles.media} aria-label="Photos">
              {pictures.map((picture) => (
                <Picture key={picture.id} picture={picture} mayRemove={isAdmin} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {removed.length > 0 && (
        <section aria-labelledby="removed">
          <h2 id="removed">Removed</h2>
          <ul className={styles.removed}>
            {removed.map(({ id, at, reason, caption, listings: { property_name: name } }) => (
              <li key={id}>
                {formatDay(at)}: {name}
                {caption && `, ${caption}`} – {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FederalFiles mayImport={isAdmin} />
    </Page>
  );
}

function Picture({
  picture,
  mayRemove,
}: {
  readonly picture: MediaPhoto;
  readonly mayRemove: boolean;
}) {
  const { listings: listing, alt_text: alt, caption, is_live, image_url: url } = picture;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <li>
      <LinkedPhoto url={url} alt={alt ?? ''} />
      <strong>
        <Link to={linkTo('property', { id: listing.id })}>{listing.property_name}</Link>
      </strong>
      <span className={ui.caption}>
        {listing.location} · {formatDay(picture.created_at)} · {is_live ? 'public' : 'not public'}
        {caption && ` · ${caption}`}
      </span>
      <span className={ui.caption}>{alt ? `Alt text: ${alt}` : 'No alt text'}</span>
      {mayRemove &&
        (isConfirming ? (
          <Removal id={picture.id} onClose={() => setConfirming(false)} />
        ) : (
          <Button
            size="small"
            aria-label={`Remove a photo of ${listing.property_name}`}
            onClick={() => setConfirming(true)}
          >
            Remove
          </Button>
        ))}
    </li>
  );
}

const removalSchema = z.object({ reason: requiredText('Enter a reason.', 3) });

function Removal({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [remove] = useRemoveMediaMutation();
  const form = useSaveForm({
    schema: removalSchema,
    defaultValues: { reason: '' },
    save: ({ reason }) => remove({ image_id: id, reason }),
  });
  return (
    <Form takesFocus aria-label="Remove photo" onSend={form.send}>
      <TextField
        label="Reason for removal"
        hint="Shown to the broker on the listing."
        maxLength={500}
        {...form.field('reason')}
      />
      <ServerError error={form.error} />
      <Button type="submit" size="small" intent="danger" loading={form.isSubmitting}>
        Remove photo
      </Button>{' '}
      <Button size="small" variant="minimal" onClick={onClose}>
        Keep photo
      </Button>
    </Form>
  );
}
