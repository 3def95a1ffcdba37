import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Missing } from '../../kit/page/Missing.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Brokerage.module.css';
import type { Desk } from './brokerage.ts';
import { useBrokerageDeskQuery } from './brokerageApi.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { TeamTable } from './TeamTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** The desk of a brokerage: who works there, what waits for a signature, what they produce. */
export function Component() {
  const { slug = '' } = useParams();
  const answer = useBrokerageDeskQuery(slug);
  if (answer.currentData === null) {
    return (
      <Missing title="Not your brokerage" to="workspaceSettings" button="Your workspaces">
        A brokerage’s desk opens to its members while they work in its workspace. Switch to it
        first.
      </Missing>
    );
  }
  return (
    <Page>
      <Loaded
        answer={answer}
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
            {desk.may_change && (
              <>
                <PlainButton
                  size="small"
                  aria-expanded={isEditing}
                  onClick={() => setEditing(!isEditing)}
                >
                  Edit the brokerage
                </PlainButton>
                <LinkButton to="workspaceSettings" size="small" intent="primary">
                  Invite a broker
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
          { label: 'Asked for', value: formatShortDollars(total(desk, 'value')) },
          { label: 'Closed in a year', value: formatShortDollars(total(desk, 'volume')) },
        ]}
      />
      {desk.supervises && (
        <section aria-labelledby="waiting" className={styles.part}>
          <h2 id="waiting">Waiting for the broker of record</h2>
          <WaitingList desk={desk} />
        </section>
      )}
      <section aria-labelledby="team" className={styles.part}>
        <h2 id="team">{desk.supervises ? 'Brokers and production' : 'Your production'}</h2>
        <TeamTable desk={desk} />
      </section>
    </>
  );
}
