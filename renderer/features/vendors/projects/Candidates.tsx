import { useEffect, useId, useState } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { readSearchTerm, useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { availabilityName, type Vendor, yearsText } from '../directory/index.ts';
import { useVendorViewSource } from '../presence/index.ts';
import { tradeName } from './ProjectFacts.tsx';
import styles from './Projects.module.css';
import { MAX_VENDORS } from './projectColumns.ts';
import type { Candidate, Project } from './projects.ts';
import { useVendorsForProjectQuery } from './projectsApi.ts';
import { RequestQuotesBar } from './RequestQuotesBar.tsx';
import { useChosenVendors } from './useChosenVendors.ts';

/** The server's maximum number of vendors. */
const MOST_SHOWN = 100;

interface CandidatesProps {
  readonly userId: string;
  readonly project: Project;
  /** The vendor the project was started for, even if their trade or state doesn't match. */
  readonly carried: Vendor | null;
  readonly onAsked: () => void;
}

/** Vendors a project can be sent to, with selection. */
export function Candidates({ userId, project, carried, onAsked }: CandidatesProps) {
  const { id, quotes } = project;
  const { params, change } = useUrlSearch();
  const searchTerm = readSearchTerm(params);
  const [isEverywhere, setEverywhere] = useState(params.has('everywhere'));
  const look = (everywhere: boolean) => {
    setEverywhere(everywhere);
    change([['everywhere', everywhere ? '1' : null]]);
  };
  const query = useVendorsForProjectQuery({ id, words: searchTerm, isEverywhere });
  const chosen = useChosenVendors(userId, project, carried);
  useVendorViewSource('project');
  const left = MAX_VENDORS - quotes.length - chosen.vendors.length;
  const { currentData } = query;
  const found = currentData?.filter(({ is_asked: isRequested }) => !isRequested).length;
  useEffect(() => {
    if (found !== undefined) announce(found === 1 ? '1 vendor' : `${found} vendors`);
  }, [found]);

  return (
    <>
      <search className={styles.narrow}>
        <SearchField
          value={searchTerm}
          placeholder="Name, service or certification"
          onSearch={(typed) => change([['q', typed]])}
        />
        <Checkbox
          role="switch"
          checked={isEverywhere}
          onChange={({ target }) => look(target.checked)}
        >
          All trades and states
        </Checkbox>
      </search>
      <Loaded answer={query} keepsLast waiting={<Skeleton height="20rem" />}>
        {(candidates) => {
          const rows = withCarried(candidates ?? [], carried, searchTerm);
          return (
            <>
              {rows.length > 0 && (
                <ul className={styles.candidates} aria-label="Vendors" aria-busy={query.isFetching}>
                  {rows.map((row) => (
                    <Row
                      key={row.id}
                      vendor={row}
                      isChosen={chosen.has(row.id)}
                      isFull={left <= 0}
                      onChange={(isSelected) => chosen.choose(row, isSelected)}
                    />
                  ))}
                </ul>
              )}
              {rows.every(({ is_asked: isRequested }) => isRequested) && (
                <NoCandidates
                  project={project}
                  words={searchTerm}
                  onEverywhere={isEverywhere ? null : () => look(true)}
                />
              )}
              {rows.length >= MOST_SHOWN && (
                <p className={ui.note}>Showing the first {MOST_SHOWN}. Search for others.</p>
              )}
            </>
          );
        }}
      </Loaded>
      <RequestQuotesBar project={project} chosen={chosen} isFull={left <= 0} onAsked={onAsked} />
    </>
  );
}

/** Puts the carried-over vendor first, even if they don't match. */
function withCarried(
  rows: readonly Candidate[],
  carried: Vendor | null,
  searchTerm: string,
): readonly Candidate[] {
  if (carried === null || !carried.takes_requests || searchTerm !== '') return rows;
  if (rows.some(({ id }) => id === carried.id)) return rows;
  return [{ ...carried, is_asked: false }, ...rows];
}

interface RowProps {
  readonly vendor: Candidate;
  readonly isChosen: boolean;
  /** True if no more can be selected. */
  readonly isFull: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

function Row({ vendor, isChosen, isFull, onChange }: RowProps) {
  const { id, company_name: name, is_asked: isRequested, states, description } = vendor;
  const own = useId();
  const facts = [
    tradeName(vendor.category),
    states.length === 0 ? 'No state listed' : placesText(states),
    yearsText(vendor.years_experience),
    ...(vendor.availability_status === 'available'
      ? []
      : [availabilityName(vendor.availability_status)]),
  ];
  return (
    <li className={styles.candidate}>
      <label>
        <input
          type="checkbox"
          checked={isRequested || isChosen}
          disabled={isRequested || (isFull && !isChosen)}
          aria-labelledby={`${own}-name`}
          aria-describedby={`${own}-facts`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.who}>
          <span>
            <strong id={`${own}-name`}>{name}</strong>
            {isRequested && <span className={styles.asked}>Asked</span>}
          </span>
          <span id={`${own}-facts`} className={ui.note}>
            {facts.join(' · ')}
          </span>
          {description !== null && <span className={styles.excerpt}>{description}</span>}
          {vendor.specialization_tags.length > 0 && (
            <span className={ui.note}>{vendor.specialization_tags.join(' · ')}</span>
          )}
        </span>
      </label>
      <RouteLink to="vendor" params={{ vendorId: id }}>
        Profile <span className="visually-hidden">of {name}</span>
      </RouteLink>
    </li>
  );
}

interface NoCandidatesProps {
  readonly project: Project;
  readonly words: string;
  /** Expands the search to any trade and state; null if already expanded. */
  readonly onEverywhere: (() => void) | null;
}

function NoCandidates({
  project: { category, state, quotes },
  words,
  onEverywhere,
}: NoCandidatesProps) {
  const vendors = quotes.length > 0 ? 'No other vendors' : 'No vendors';
  return (
    <div className={styles.below}>
      <EmptyState
        title={words === '' ? `${vendors} on the exchange match` : 'No vendors match'}
        action={
          <div className={styles.ways}>
            <LinkButton to="requestVendors" query={{ category, state }} intent="primary">
              Ask the team
            </LinkButton>
            {onEverywhere !== null && (
              <PlainButton onClick={onEverywhere}>All trades and states</PlainButton>
            )}
          </div>
        }
      >
        Our team knows vendors who aren't listed and can introduce you.
      </EmptyState>
    </div>
  );
}
