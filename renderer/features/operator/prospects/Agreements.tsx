import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { moveInItem } from '#shared/records/nouns/moveInItem.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { email, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadChildrenQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import operator from '../Operator.module.css';
import {
  type Agreement,
  useAgreementsQuery,
  useCancelAgreementMutation,
  useRequestAgreementMutation,
} from './agreementsApi.ts';

interface AgreementsProps {
  readonly prospect: RecordRow;
  readonly canSend: boolean;
}

const textOf = (row: RecordRow, name: string): string => {
  const value = getFieldValue(row, name);
  return typeof value === 'string' ? value : '';
};

/** The residency agreement of a prospect: sent for signature, signed, and its certificate. */
export function Agreements({ prospect, canSend }: AgreementsProps) {
  const query = useAgreementsQuery(prospect.id);
  const items = useReadChildrenQuery({ noun: moveInItem, parentId: prospect.id });
  const [isSending, setSending] = useState(false);
  const item = items.data?.find((row) => row.type === 'agreement' && row.done_on === null);
  return (
    <section aria-label="Residency agreement" className={ui.stack8}>
      <h3>Residency agreement</h3>
      <Loaded answer={query} waiting={<Skeleton height="3rem" />}>
        {({ agreements, last }) => (
          <>
            {agreements.length === 0 && (
              <p className={ui.muted}>
                {item === undefined
                  ? 'Nothing to sign. The checklist has no open agreement.'
                  : 'Not sent for signature yet.'}
              </p>
            )}
            <ul className={operator.events} aria-label="Agreements">
              {agreements.map((agreement) => (
                <AgreementRow key={agreement.id} agreement={agreement} canCancel={canSend} />
              ))}
            </ul>
            {canSend && item !== undefined && (
              <div>
                <Button size="small" onClick={() => setSending(true)}>
                  Send for signature
                </Button>
              </div>
            )}
            {isSending && item !== undefined && (
              <SendDialog
                itemId={item.id}
                prospect={prospect}
                last={last}
                onClose={() => setSending(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function AgreementRow({
  agreement,
  canCancel,
}: {
  readonly agreement: Agreement;
  readonly canCancel: boolean;
}) {
  const [cancel, { isLoading }] = useCancelAgreementMutation();
  const { id, title, signer_name, signer_email, requested_at, expires_at } = agreement;
  const { signed_at, signed_name, hash, cancelled_at } = agreement;
  const isExpired = Date.parse(expires_at) < Date.now();
  const isOpen = signed_at === null && cancelled_at === null && !isExpired;
  return (
    <li>
      <time dateTime={requested_at}>{formatDay(requested_at)}</time>
      <span>
        {title}
        <span className={ui.subline}>
          {signed_at !== null
            ? `Signed by ${signed_name}, ${formatDateTime(signed_at)}`
            : cancelled_at !== null
              ? 'Cancelled'
              : isExpired
                ? 'Expired'
                : `Waiting for ${signer_name} (${signer_email}), until ${formatDay(expires_at)}`}
        </span>
      </span>
      {hash !== null && <Link to={linkTo('buyerAgreement', {}, { proof: hash })}>Verify</Link>}
      {isOpen && canCancel && (
        <Button size="small" variant="minimal" loading={isLoading} onClick={() => void cancel(id)}>
          Cancel request
        </Button>
      )}
    </li>
  );
}

const sendForm = z.object({
  title: requiredLine(200, 'Enter a title.'),
  body: plainText(40000).check(z.minLength(20, 'Paste the text of the agreement.')),
  name: requiredLine(160, 'Enter the name of the person who signs.'),
  email: email(),
});

interface SendDialogProps {
  readonly itemId: string;
  readonly prospect: RecordRow;
  readonly last: { readonly title: string; readonly body: string } | null;
  readonly onClose: () => void;
}

/** Sends the agreement to the resident or the contact. The text can't change afterwards. */
function SendDialog({ itemId, prospect, last, onClose }: SendDialogProps) {
  const [request] = useRequestAgreementMutation();
  const form = useSaveForm({
    schema: sendForm,
    defaultValues: {
      title: last?.title ?? 'Residency agreement',
      body: last?.body ?? '',
      name: textOf(prospect, 'contact_name') || textOf(prospect, 'name'),
      email: textOf(prospect, 'contact_email'),
    },
    save: (values, id) => request({ id, itemId, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Send for signature"
      action="Send for signature"
      failure="Not sent"
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextAreaField
        label="Text of the agreement"
        rows={10}
        hint={
          last === null
            ? 'Paste your agreement with the names, unit, and rates filled in.'
            : 'From the last agreement. Check the names, unit, and rates.'
        }
        {...form.field('body')}
      />
      <TextField label="Signed by" {...form.field('name')} />
      <TextField
        label="Email"
        type="email"
        hint="They sign in with this address to sign."
        {...form.field('email')}
      />
    </SaveDialog>
  );
}
