import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Brokerage.module.css';
import type { Desk } from './brokerage.ts';
import { useBrokerageDeskQuery } from './brokerageApi.ts';
import { PendingListings } from './PendingListings.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TeamTable } from './TeamTable.tsx';

/** Brokerage dashboard: team, listings awaiting signature, and production. */
export function Component() {
  const { slug = '' } = useParams();
  const query = useBrokerageDeskQuery(slug);
  if (query.currentData === null) {
    return (
      <NotFoundMessage
        title="Brokerage not accessible"
        to="workspaceSettings"
        button="Your workspaces"
      >
        Only members working in the brokerage's workspace can see this. Switch workspaces first.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded
        answer={query}
        waiting={
          <>
            <PageHeader title="Brokerage" />
            <Skeleton width="24rem" height="8rem" />
          </>
        }
      >
        {(desk) => desk && <DeskOf desk={desk} />}
      </Loaded>
    </Page>
  );
}

const total = (desk: Desk, name: 'live' | 'under_contract' | 'value' | 'closed' | 'volume') =>
  desk.members.reduce((sum, member) => sum + member[name], 0);

function DeskOf({ desk }: { readonly desk: Desk }) {
  const [isEditing, setEditing] = useState(false);
  const { profile } = desk;
  return (
    <>
      <PageHeader
        title={desk.name}
        actions={
          <>
            {profile.is_public && (
              <LinkButton to="brokerage" params={{ slug: desk.slug }} size="small">
                Public page
              </LinkButton>
            )}
            {desk.supervises && (
              <LinkButton to="educationAssignments" size="small">
                Assigned courses
              </LinkButton>
            )}
            {desk.may_change && (
              <>
                <PlainButton
                  size="small"
                  aria-expanded={isEditing}
                  onClick={() => setEditing(!isEditing)}
                >
                  Edit brokerage
                </PlainButton>
                <LinkButton to="workspaceSettings" size="small" intent="primary">
                  Invite broker
                </LinkButton>
              </>
            )}
          </>
        }
      />
      {isEditing && <ProfileForm desk={desk} onSaved={() => setEditing(false)} />}
      <FigureStrip
        figures={[
          { label: 'For sale', value: formatNumber(total(desk, 'live')) },
          { label: 'Under contract', value: formatNumber(total(desk, 'under_contract')) },
          { label: 'Total asking', value: formatShortDollars(total(desk, 'value')) },
          { label: 'Closed (12 mo)', value: formatShortDollars(total(desk, 'volume')) },
        ]}
      />
      {desk.supervises && (
        <section aria-labelledby="waiting" className={styles.part}>
          <h2 id="waiting">Awaiting broker of record</h2>
          <PendingListings desk={desk} />
        </section>
      )}
      <section aria-labelledby="team" className={styles.part}>
        <h2 id="team">{desk.supervises ? 'Brokers and production' : 'Your production'}</h2>
        <TeamTable desk={desk} />
      </section>
    </>
  );
}
