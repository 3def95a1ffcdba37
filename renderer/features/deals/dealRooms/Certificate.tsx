import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { useOutsidePaperMutation } from './externalSigningApi.ts';
import { LegalText } from './LegalText.tsx';
import styles from './Rooms.module.css';
import { useProveSignatureQuery } from './readingApi.ts';
import type { Signature } from './roomShapes.ts';

/** Prefix with which the server's consent text marks an external signature. */
const SIGNED_OUTSIDE = 'Signed with ';

/** One page with the signed text and its proof. */
export function Certificate({ signature }: { readonly signature: Signature }) {
  const facts = [
    ['Signed by', signature.name],
    ['Address', signature.email],
    ['At', formatDateTime(signature.signed_at)],
    ['From', signature.address ?? 'unknown'],
    ['Consent', signature.consent],
    ['Text hash', signature.body_sha256],
    ['Signature hash', signature.hash],
  ] as const;
  return (
    <article className={styles.paper} aria-label="Signature certificate">
      <h2>{signature.title}</h2>
      <LegalText title={signature.title} body={signature.body} />
      {signature.drawing !== null && (
        <svg viewBox="0 0 600 200" className={styles.pad} role="img" aria-label="Drawn signature">
          <path d={signature.drawing} />
        </svg>
      )}
      <FactList className={styles.proof} facts={facts} />
      <div className={styles.acts}>
        <PrintButton />
        {signature.consent.startsWith(SIGNED_OUTSIDE) && <ExternalDocument signature={signature} />}
        <Link to={linkTo('buyerAgreement', {}, { proof: signature.hash })}>Verify certificate</Link>
      </div>
    </article>
  );
}

/** The signed document returned by the external service. */
function ExternalDocument({ signature: { id, title } }: { readonly signature: Signature }) {
  const [open, { isLoading }] = useOutsidePaperMutation();
  return (
    <Button
      loading={isLoading}
      onClick={async () => {
        const { data } = await open(id);
        if (data !== undefined) savePdf(`${title}, signed`, data);
      }}
    >
      Save signed document
    </Button>
  );
}

/** Looks up a certificate on the server by its hash. */
export function SignatureProof({ hash }: { readonly hash: string }) {
  const query = useProveSignatureQuery(hash);
  return (
    <Page>
      <PageHeader title="Signature certificate" />
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="Signature not found">Nothing signed here has this hash.</EmptyState>
        }
      >
        {(proof) =>
          proof !== null && (
            <div className={styles.paper}>
              <p>
                {proof.is_whole
                  ? 'Signature valid. Text, name, and time are unchanged.'
                  : 'Signature invalid. The stored document was altered.'}
              </p>
              <FactList
                className={styles.proof}
                facts={[
                  ['Document', proof.title],
                  ['Signed by', proof.name],
                  ['At', formatDateTime(proof.signed_at)],
                  ['Text hash', proof.body_sha256],
                  ['Signature hash', hash],
                ]}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
