import { formatCalendarDay } from '#shared/format/date.ts';
import { STATES } from '#shared/listings/states.ts';
import { COVERAGES, CREDENTIAL_KINDS, credentialName } from '#shared/vendors/credentials.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './NetworkTables.module.css';
import { loadNetwork, type Network } from './vendorNetwork.ts';

const CATEGORIES = Object.entries(VENDOR_CATEGORIES) as [VendorCategory, string][];
const STATE_LIST = Object.entries(STATES);

const count = (network: Network | null, state: string, category: string | null): number =>
  (network?.coverage ?? [])
    .filter((row) => row.state === state && (category === null || row.category === category))
    .reduce((sum, { vendors }) => sum + vendors, 0);

function useNetwork(): Network | null {
  const { data } = useLiveData(loadNetwork);
  return data.state === 'loaded' ? data.value : null;
}

interface StateNameProps {
  readonly network: Network | null;
  readonly state: string;
  readonly name: string;
}

/** Links to the vendors of a state, unless it has none. */
const StateName = ({ network, state, name }: StateNameProps) =>
  network !== null && count(network, state, null) === 0 ? (
    <span className={styles.none}>{name}</span>
  ) : (
    <ContentLink to={`/vendors?state=${state}`}>{name}</ContentLink>
  );

/** Verified vendors by state and category. The rows are fixed, so numbers appear without a shift. */
export function NetworkCoverage() {
  const network = useNetwork();
  return (
    <ContentSection id="coverage" heading="Coverage by state">
      <p className={styles.total}>
        {network === null ? '' : `${network.vendors} verified vendors today`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.coverage}>
          <caption className="visually-hidden">Verified vendors by state and category</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              {CATEGORIES.map(([category, label]) => (
                <th key={category} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STATE_LIST.map(([state, name]) => (
              <tr key={state}>
                <th scope="row">
                  <StateName network={network} state={state} name={name} />
                </th>
                {CATEGORIES.map(([category, label]) => {
                  const vendors = count(network, state, category);
                  return (
                    <td key={category}>
                      {vendors === 0 ? (
                        <span className={styles.none}>{network === null ? '' : '0'}</span>
                      ) : (
                        <ContentLink to={`/vendors?category=${category}&state=${state}`}>
                          {String(vendors)}
                          <span className="visually-hidden">{` ${label} in ${name}`}</span>
                        </ContentLink>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ContentSection>
  );
}

/** The directory's lists: each category and each state with its number of vendors. */
export function DirectoryIndex() {
  const network = useNetwork();
  const inCategory = (category: string): number | null => {
    if (network === null) return null;
    const states = network.coverage.filter((row) => row.category === category);
    return new Set(states.map(({ state }) => state)).size;
  };
  return (
    <>
      <ContentSection id="categories" heading="By category">
        <ul className={styles.index}>
          {CATEGORIES.map(([category, label]) => (
            <li key={category}>
              <ContentLink to={`/vendors?category=${category}`}>{label}</ContentLink>
              <span className={styles.number}>{statesText(inCategory(category))}</span>
            </li>
          ))}
        </ul>
      </ContentSection>
      <ContentSection id="states" heading="By state">
        <ul className={styles.index}>
          {STATE_LIST.map(([state, name]) => (
            <li key={state}>
              <StateName network={network} state={state} name={name} />
              <span className={styles.number}>
                {network === null ? '' : count(network, state, null)}
              </span>
            </li>
          ))}
        </ul>
      </ContentSection>
    </>
  );
}

const statesText = (states: number | null): string =>
  states === null ? '' : states === 1 ? '1 state' : `${states} states`;

const CREDENTIALS = [
  ...Object.keys(COVERAGES).map((coverage) => ({ kind: 'insurance', coverage })),
  ...Object.keys(CREDENTIAL_KINDS)
    .filter((kind) => kind !== 'insurance')
    .map((kind) => ({ kind, coverage: null })),
];

/** How many vendors have each verified credential today. */
export function CredentialCounts() {
  const network = useNetwork();
  const lists = (network?.lists ?? []).map(
    ({ source, on }) => `${source === 'leie' ? 'OIG' : 'SAM.gov'} list of ${formatCalendarDay(on)}`,
  );
  return (
    <ContentSection id="today" heading="Verified today">
      <ul className={styles.index}>
        {CREDENTIALS.map(({ kind, coverage }) => (
          <li key={`${kind}${coverage ?? ''}`}>
            <span>{credentialName({ kind, coverage, state: null })}</span>
            <span className={styles.number}>
              {network === null
                ? ''
                : (network.credentials.find((row) => row.kind === kind && row.coverage === coverage)
                    ?.vendors ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {lists.length > 0 && `Every vendor is checked against the ${lists.join(' and the ')}.`}
      </p>
    </ContentSection>
  );
}
