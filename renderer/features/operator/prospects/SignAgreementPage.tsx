import { useParams } from 'react-router-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LegalText, SignatureForm } from '../../deals/dealRooms/index.ts';
import { useAgreementToSignQuery, useSignResidencyAgreementMutation } from './agreementsApi.ts';

/** A residency agreement for the person it was sent to: read and sign. */
export function Component() {
  const { id = '' } = useParams();
  const { status } = useAuth();
  return (
    <Page>
      <PageHeader />
      {status === 'signed-in' && isId(id) ? (
        <ToSign id={id} />
      ) : status === 'signed-in' ? (
        <NotFound />
      ) : (
        <EmptyState
          title="Sign in to read the agreement"
          action={
            <LinkButton
              to="auth"
              query={{ redirect: linkTo('residencyAgreement', { id }) }}
              intent="primary"
            >
              Sign in
            </LinkButton>
          }
        >
          Use the email address that the agreement was sent to.
        </EmptyState>
      )}
    </Page>
  );
}

const NotFound = () => (
  <EmptyState title="Agreement not found">
    It was cancelled or expired, or it was sent to another email address.
  </EmptyState>
);

function ToSign({ id }: { readonly id: string }) {
  const query = useAgreementToSignQuery(id);
  const [sign] = useSignResidencyAgreementMutation();
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} nothing={<NotFound />}>
      {(agreement) =>
        agreement !== null && (
          <article className={ui.stack16} aria-label={agreement.title}>
            <h2>{agreement.title}</h2>
            <p className={ui.muted}>{agreement.community}</p>
            <LegalText title={agreement.title} body={agreement.body} />
            {agreement.signed_at === null ? (
              <SignatureForm
                consent={agreement.consent}
                onSign={(signature, name, drawing) =>
                  sign({
                    agreementId: id,
                    id: signature,
                    name,
                    drawing,
                    hash: agreement.sha256,
                  })
                }
              />
            ) : (
              <p role="status" data-confirmation>
                You signed this agreement on {formatDateTime(agreement.signed_at)}.{' '}
                {agreement.hash !== null && (
                  <Link to={linkTo('buyerAgreement', {}, { proof: agreement.hash })}>
                    Verify signature
                  </Link>
                )}
              </p>
            )}
          </article>
        )
      }
    </Loaded>
  );
}
