import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { AGREEMENT, AGREEMENT_TITLE, CONSENT } from './agreement.ts';
import { Certificate, SignatureProof } from './Certificate.tsx';
import { ExternalSigning } from './ExternalSigning.tsx';
import { LegalText } from './LegalText.tsx';
import styles from './Rooms.module.css';
import { useListOwnSignaturesQuery, useSignTextMutation } from './readingApi.ts';
import { SignatureForm } from './SignatureForm.tsx';

/** The buyer agreement with Haven Realty: public to read, signed when signed in, verified by its certificate. */
export function Component() {
  const { params } = useUrlSearch();
  const { status } = useAuth();
  const proof = params.get('proof');
  if (proof !== null) return <SignatureProof hash={proof} />;
  return (
    <Page>
      <PageHeader />
      {status === 'signed-in' ? <OwnAgreement /> : <SignedOutAgreement />}
    </Page>
  );
}

const Text = () => (
  <>
    <h2>{AGREEMENT_TITLE}</h2>
    <LegalText title={AGREEMENT_TITLE} body={AGREEMENT} />
  </>
);

const SignedOutAgreement = () => (
  <article className={styles.paper}>
    <Text />
    <p>Sign in to sign it by typing or drawing your name.</p>
    <div className={styles.acts}>
      <LinkButton to="auth" query={{ redirect: linkTo('buyerAgreement') }} intent="primary">
        Sign in to sign
      </LinkButton>
    </div>
  </article>
);

function OwnAgreement() {
  const query = useListOwnSignaturesQuery();
  const [sign] = useSignTextMutation();
  return (
    <Loaded
      answer={query}
      waiting={
        <article className={styles.paper}>
          <Text />
        </article>
      }
    >
      {(all) => {
        const signed = all.find(
          ({ kind, body }) => kind === 'buyer_agreement' && body === AGREEMENT,
        );
        if (signed !== undefined) return <Certificate signature={signed} />;
        return (
          <article className={styles.paper}>
            <Text />
            <SignatureForm
              consent={CONSENT}
              onSign={(id, name, drawing) =>
                sign({
                  id,
                  kind: 'buyer_agreement',
                  title: AGREEMENT_TITLE,
                  body: AGREEMENT,
                  name,
                  drawing,
                })
              }
            />
            <ExternalSigning
              what={{ kind: 'buyer_agreement', title: AGREEMENT_TITLE, body: AGREEMENT }}
            />
          </article>
        );
      }}
    </Loaded>
  );
}
