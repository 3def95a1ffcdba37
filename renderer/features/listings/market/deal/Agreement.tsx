import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useAccount } from '../../../../session/account/index.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { isPlainLine, PLAIN_LINE_MESSAGE } from '../../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import styles from './Deal.module.css';
import { useGetAgreementQuery, useSignAgreementMutation } from './dealApi.ts';

/** The current agreement text with its signature form. */
export function Agreement({ nda }: { readonly nda: string }) {
  const query = useGetAgreementQuery(nda);
  return (
    <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
      {(text) => (
        <>
          <h3 id="agreement">Nondisclosure agreement, version {text.version}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys. */}
          <section className={styles.agreement} aria-labelledby="agreement" tabIndex={0}>
            {text.body}
          </section>
          <p className={styles.note}>
            Of {formatCalendarDay(text.stated_on)}. Document hash:{' '}
            <code>{text.hash.slice(0, 16)}</code>
          </p>
          <Signature key={nda} nda={nda} hash={text.hash} />
        </>
      )}
    </Loaded>
  );
}

function Signature({ nda, hash }: { readonly nda: string; readonly hash: string }) {
  const { account } = useAccount();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [sign, { isLoading, error }] = useSignAgreementMutation();
  const name = typed ?? account?.profile.full_name ?? '';
  const wrong =
    name.trim().length < 2
      ? 'Enter your full name.'
      : isPlainLine(name)
        ? undefined
        : PLAIN_LINE_MESSAGE;
  async function send() {
    setSubmitted(true);
    if (wrong === undefined) await sign({ id, nda_id: nda, hash, name: name.trim() });
  }
  return (
    <Form onSend={send} className={styles.signature} aria-label="Signature">
      <TextField
        label="Full name (signature)"
        hint="We record the time, your IP address, and the document hash. The broker sees them."
        autoComplete="name"
        maxLength={120}
        value={name}
        error={isSubmitted ? wrong : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isDataError(error) && (
        <p role="alert" data-refusal tabIndex={-1}>
          {dataErrorMessage(error)}
        </p>
      )}
      <Button type="submit" intent="primary" loading={isLoading}>
        Sign and view documents
      </Button>
    </Form>
  );
}
