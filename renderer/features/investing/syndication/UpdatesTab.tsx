import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering } from './syndicationShapes.ts';

const schema = z.object({
  title: requiredLine(120, 'Enter a title.').check(z.minLength(3, 'Use at least 3 characters.')),
  body: plainText(10_000).check(z.minLength(3, 'Enter the update.')),
});

/** Updates from the sponsor to accepted investors. */
export function UpdatesTab({ offering }: { readonly offering: Offering }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={ui.stack12}>
      {offering.is_sponsor && (
        <div className={ui.actions12}>
          <Button size="small" intent="primary" onClick={() => setWriting(true)}>
            Write update
          </Button>
        </div>
      )}
      {offering.updates.length === 0 ? (
        <EmptyState title="No updates yet">
          {offering.is_sponsor
            ? 'Accepted investors get a notification for each update.'
            : 'Updates appear here once the sponsor accepted your subscription.'}
        </EmptyState>
      ) : (
        <ul className={styles.bands}>
          {offering.updates.map(({ id, title, body, sent_at, sender }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className={ui.caption}>
                {sender}, {formatDateTime(sent_at)}
              </p>
              <p className={styles.text}>{body}</p>
            </li>
          ))}
        </ul>
      )}
      {isWriting && <UpdateDialog offeringId={offering.id} onClose={() => setWriting(false)} />}
    </div>
  );
}

function UpdateDialog({
  offeringId,
  onClose,
}: {
  readonly offeringId: string;
  readonly onClose: () => void;
}) {
  const [send] = syndicationApi.useSendOfferingUpdateMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { title: '', body: '' },
    save: ({ title, body }, id) =>
      send({ p_id: id, p_offering_id: offeringId, p_title: title, p_body: body }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Write update"
      action="Send update"
      failure="Not sent"
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextAreaField label="Update" rows={10} {...form.field('body')} />
    </SaveDialog>
  );
}
