import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { Statements } from '../billing/index.ts';
import { ResidentPhoto } from '../residents/index.ts';
import styles from './Family.module.css';
import { FamilyCalendar } from './FamilyCalendar.tsx';
import { useFamilyHomeQuery } from './familyApi.ts';
import type { HomeResident } from './familyShapes.ts';
import { Conversation } from './Messages.tsx';
import { Posts } from './Posts.tsx';
import { CareSummary } from './Summary.tsx';

const nothing = (
  <EmptyState title="Nothing is shared with you now">
    Ask the community which items the resident shares with you.
  </EmptyState>
);

/** A family member's home: each resident who shares something, and what they share. */
export function FamilyHome({ communityId }: { readonly communityId: string }) {
  const query = useFamilyHomeQuery(undefined, { pollingInterval: 60_000 });
  const { params, change } = useUrlSearch();
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} nothing={nothing} keepsLast>
      {(all) => {
        const residents = all.filter((one) => one.community_id === communityId);
        const asked = params.get('resident');
        const resident = residents.find(({ id }) => id === asked) ?? residents[0];
        if (resident === undefined) return nothing;
        return (
          <div className={ui.stack16}>
            <header className={styles.head}>
              <ResidentPhoto name={resident.name} path={resident.photo_path} size="medium" />
              <div>
                {residents.length > 1 ? (
                  <Select
                    aria-label="Resident"
                    options={residents.map(({ id, name }) => [id, name] as const)}
                    value={resident.id}
                    onChange={({ target }) => change([['resident', target.value]])}
                  />
                ) : (
                  <h2>{resident.name}</h2>
                )}
                <p className={ui.muted}>{describeResident(resident)}</p>
              </div>
            </header>
            <ResidentTabs key={resident.id} resident={resident} />
          </div>
        );
      }}
    </Loaded>
  );
}

const describeResident = ({ unit, community, phone, next_visit, time_zone }: HomeResident) =>
  [
    unit === null ? null : `Unit ${unit}`,
    community,
    phone,
    next_visit === null ? null : `Your next visit: ${formatZonedTime(next_visit, time_zone)}`,
  ]
    .filter(Boolean)
    .join(' · ');

function ResidentTabs({ resident }: { readonly resident: HomeResident }) {
  const { params, change } = useUrlSearch();
  const shares = (...items: readonly string[]) =>
    items.some((item) => resident.items.includes(item));
  const tabs = [
    shares('updates') && {
      id: 'updates',
      label: 'Updates',
      panel: () => <Posts communityId={resident.community_id} isStaff={false} />,
    },
    shares('messages') && {
      id: 'messages',
      label: resident.unread > 0 ? `Messages (${resident.unread})` : 'Messages',
      panel: () => <Conversation residentId={resident.id} />,
    },
    shares('calendar') && {
      id: 'visits',
      label: 'Calendar and visits',
      panel: () => <FamilyCalendar resident={resident} />,
    },
    shares('care', 'vitals', 'incidents', 'documents') && {
      id: 'care',
      label: 'Care',
      panel: () => <CareSummary resident={resident} />,
    },
    shares('statements') && {
      id: 'statements',
      label: 'Statements',
      panel: () => <Statements residentId={resident.id} />,
    },
  ].filter((tab) => tab !== false);
  if (tabs.length === 0) return nothing;
  return (
    <Tabs
      label={resident.name}
      open={params.get('tab') ?? tabs[0]?.id ?? 'updates'}
      onOpen={(tab) => change([['tab', tab]])}
      tabs={tabs}
    />
  );
}
