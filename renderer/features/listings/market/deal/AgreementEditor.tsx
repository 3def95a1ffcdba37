import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import styles from './Deal.module.css';
import { useGetAgreementQuery, useSetAgreementMutation } from './dealApi.ts';

const LEAST = 200;

interface AgreementEditorProps {
  readonly listing: string;
  readonly nda: string | null;
}

/**
 * Editor for the agreement buyers sign before viewing documents. Each change is a new version that everyone must sign
 * again.
 */
export function AgreementEditor({ listing, nda }: AgreementEditorProps) {
  const { data: newest } = useGetAgreementQuery(nda ?? '', { skip: nda === null });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(nda === null);
  const [save, { isLoading, error }] = useSetAgreementMutation();
  const body = typed ?? newest?.body ?? FIRST_TEXT;
  const isShort = body.trim().length < LEAST;
  if (!isOpen) {
    return (
      <p>
        Buyers sign version {newest?.version ?? '…'} of your agreement.{' '}
        <Button size="small" onClick={() => setOpen(true)}>
          View or edit
        </Button>
      </p>
    );
  }
  return (
    <Form
      className={styles.signature}
      aria-label="Agreement"
      onSend={async () => {
        if (isShort) return;
        const { error: saveError } = await save({ listing, body });
        if (saveError === undefined) setOpen(false);
      }}
    >
      <TextAreaField
        label="Agreement text"
        hint={
          nda === null
            ? 'A short template to start from. Have your lawyer review it.'
            : 'Changes create a new version. Everyone must sign it before viewing more documents.'
        }
        rows={12}
        maxLength={30_000}
        value={body}
        error={isShort ? `Enter at least ${LEAST} characters.` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isDataError(error) && (
        <p role="alert" data-refusal tabIndex={-1}>
          {dataErrorMessage(error)}
        </p>
      )}
      <p>
        <Button
          type="submit"
          intent="primary"
          loading={isLoading}
          disabled={nda !== null && body === newest?.body}
        >
          {nda === null ? 'Use agreement' : 'Publish new version'}
        </Button>{' '}
        <RouteLink to="ndaDocument">Use the long form</RouteLink>
      </p>
    </Form>
  );
}

/** Template for brokers without their own agreement. */
const FIRST_TEXT = `CONFIDENTIALITY AGREEMENT

1. I ask for documents about the community of this listing to decide whether to buy, lease, finance or manage it, and use them for nothing else.

2. Everything in these documents, the identity of the community where it is not public, and the fact that it may be sold are confidential. What is public, what I knew before, and what others lawfully tell me is not.

3. I show the documents only to partners, employees, lenders and advisers who need them for this decision and keep to this agreement, and I answer for them.

4. Without the consent of the broker I do not contact employees, residents, their families, referral sources, vendors, lenders or regulators about the community or its sale, and do not visit it.

5. I ask for and accept no personal health information.

6. When the broker asks, or I decide against it, I delete or return the documents. What the law or my own records require me to keep stays under this agreement.

7. This agreement lasts two years from my signature. It does not oblige anyone to sell or to buy. The law of the state in which the community is located applies.`;
