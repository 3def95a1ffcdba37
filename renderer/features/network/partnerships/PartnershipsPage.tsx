import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PartnerRow } from './PartnerRow.tsx';
import styles from './Partnerships.module.css';
import { groupPartners, type Partner } from './partnerships.ts';
import { useMyPartnershipsQuery } from './partnershipsApi.ts';

/** Standing terms with brokers in the user's network, and their referrals. */
export const Component = () => (
  <Page>
    <PageHeader />
    <Loaded answer={useMyPartnershipsQuery()} waiting={<Skeleton height="20rem" />}>
      {(partners) =>
        partners === null ? (
          <EmptyState title="Brokers only">
            Partnerships are terms between brokers. Your account has a different role.
          </EmptyState>
        ) : (
          <Partners partners={partners} />
        )
      }
    </Loaded>
  </Page>
);

function Partners({ partners }: { readonly partners: readonly Partner[] }) {
  if (partners.length === 0) {
    return (
      <EmptyState
        title="No one in your network yet"
        action={<LinkButton to="brokerNetwork">Find brokers</LinkButton>}
      >
        Connect with a broker first. Then agree on the share for each referred client.
      </EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      {groupPartners(partners).map(({ title, partners: of }) => (
        <section key={title} aria-label={title}>
          <h2>
            {title} <span className={ui.note}>{of.length}</span>
          </h2>
          <ul>
            {of.map((partner) => (
              <PartnerRow key={partner.broker_id} partner={partner} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
