import { Button } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { PrintButton } from '../../core/print/PrintButton.tsx';
import { savePdf } from '../../kit/file/saveFile.ts';
import { Link } from '../../kit/link/Link.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useOutsidePaperMutation } from './outsideApi.ts';
import styles from './Rooms.module.css';
import { useProveSignatureQuery } from './readingApi.ts';
import type { Signature } from './roomShapes.ts';
import { Terms } from './Terms.tsx';

/** How the server says in the consent that it was signed elsewhere. */
const SIGNED_OUTSIDE = 'Signed with ';

/** What was signed, and all that proves it, on one page. */
export function Certificate({ signature }: { readonly signature: Signature }) {
  const facts = [
    ['Signed by', signature.name],
    ['Address', signature.email],
    ['At', formatMoment(signature.signed_at)],
    ['From', signature.address ?? 'not known'],
    ['Consent', signature.consent],
    ['Hash of the text', signature.body_sha256],
    ['Hash of it all', signature.hash],
  ] as const;
  return (
    <article className={styles.paper} aria-label="Certificate of signature">
      <h2>{signature.title}</h2>
      <Terms title={signature.title} body={signature.body} />
      {signature.drawing !== null && (
        <svg viewBox="0 0 600 200" className={styles.pad} role="img" aria-label="As it was drawn">
          <path d={signature.drawing} />
        </svg>
      )}
      <Facts facts={facts} />
      <div className={styles.acts}>
        <PrintButton />
        {signature.consent.startsWith(SIGNED_OUTSIDE) && <OutsidePaper signature={signature} />}
        <Link to={linkTo('buyerAgreement', {}, { proof: signature.hash })}>
          Verify this certificate
        </Link>
      </div>
    </article>
  );
}

/** What came back from the service outside. */
function OutsidePaper({ signature: { id, title } }: { readonly signature: Signature }) {
  const [open, { isLoading }] = useOutsidePaperMutation();
  return (
    <Button
      loading={isLoading}
      onClick={async () => {
        const { data } = await open(id);
        if (data !== undefined) savePdf(`${title}, signed`, data);
      }}
    >
      Save the signed document
    </Button>
  );
}

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
  <dl className={styles.proof}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What the server knows of a certificate: for whoever holds one. */
export function Proof({ hash }: { readonly hash: string }) {
  const answer = useProveSignatureQuery(hash);
  return (
    <Page>
      <PageHeader title="Certificate of signature" />
      <Loaded
        answer={answer}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="There is no such signature">
            Nothing was signed here that has this hash.
          </EmptyState>
        }
      >
        {(proof) =>
          proof !== null && (
            <div className={styles.paper}>
              <p>
                {proof.is_whole
                  ? 'The signature is whole: text, name and moment are as they were signed.'
                  : 'What is kept is not what was signed.'}
              </p>
              <Facts
                facts={[
                  ['Text', proof.title],
                  ['Signed by', proof.name],
                  ['At', formatMoment(proof.signed_at)],
                  ['Hash of the text', proof.body_sha256],
                  ['Hash of it all', hash],
                ]}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
