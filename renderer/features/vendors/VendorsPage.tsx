import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { hasAdminAccess } from '#shared/roles.ts';
import { VERIFICATION, WARMED_CATEGORIES } from '#shared/vendors.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useStanding } from '../account/index.ts';
import {
  countWords,
  DirectoryFilters,
  MoreLinks,
  Results,
  stateOptions,
  useDirectorySearch,
} from '../directory/index.ts';
import { VendorEntry } from './VendorEntry.tsx';
import { categoryOptions } from './vendor.ts';
import { useFindVendorsQuery, usePrefetchVendors } from './vendorsApi.ts';

const CHOICES = {
  category: categoryOptions,
  state: stateOptions,
  status: Object.entries(VERIFICATION),
} as const;

const WARM_AFTER_MS = 1000;

/** Who serves communities, for everybody. */
export function Component() {
  const { search, change, pageAfter } = useDirectorySearch(CHOICES);
  const { words, chosen, after } = search;
  const standing = useStanding();
  const isStaff = standing !== null && hasAdminAccess(standing.roles);
  const status = isStaff ? chosen.status : undefined;
  const answer = useFindVendorsQuery({
    category: chosen.category,
    state: chosen.state,
    search: words || undefined,
    status,
    after,
  });
  const summary = countWords(answer.data?.count, 'vendor', 'vendors');
  useWarmCategories();

  const select = (name: keyof typeof CHOICES, label: string, any: string) => (
    <SelectField
      label={label}
      options={[['', any], ...CHOICES[name]]}
      value={chosen[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const clear = () => change({ search: '', category: '', state: '', status: '' });
  const isNarrowed = words !== '' || Object.keys(chosen).length > 0;
  return (
    <Page>
      <PageHeader
        title="Vendors"
        description="They build, advise, lend, manage and represent. The team has checked their papers."
        actions={
          <LinkButton to="requestVendors" intent="primary">
            Request vendors
          </LinkButton>
        }
      />
      <section aria-label="Vendors" aria-busy={answer.isFetching}>
        <DirectoryFilters
          words={words}
          placeholder="Company, specialty or trade"
          onSearch={(text) => change({ search: text })}
          summary={summary}
          onClear={isNarrowed ? clear : undefined}
        >
          {select('category', 'Category', 'Any category')}
          {select('state', 'State', 'Any state')}
          {isStaff && (
            <SelectField
              label="Review"
              options={CHOICES.status}
              value={chosen.status ?? 'verified'}
              onChange={(event) => change({ status: event.target.value })}
            />
          )}
        </DirectoryFilters>
        <Results
          answer={answer}
          summary={summary}
          keyOf={({ id }) => id}
          nothing={<Nothing isNarrowed={isNarrowed} onClear={clear} />}
        >
          {(vendor) => <VendorEntry vendor={vendor} />}
        </Results>
        <MoreLinks
          isFirst={after === undefined}
          next={answer.data?.next ?? null}
          pageAfter={pageAfter}
        />
      </section>
    </Page>
  );
}

/** The categories that most people choose next are there before they do. */
function useWarmCategories(): void {
  const prefetch = usePrefetchVendors('findVendors');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const category of WARMED_CATEGORIES) prefetch({ category });
    }, WARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [prefetch]);
}

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

const Nothing = ({ isNarrowed, onClear }: NothingProps) =>
  isNarrowed ? (
    <EmptyState title="No vendor matches" action={<Button onClick={onClear}>Clear filters</Button>}>
      One filter less may show more. Or say what you need, and the team looks for you.
    </EmptyState>
  ) : (
    <EmptyState
      title="No vendor has been verified yet"
      action={<LinkButton to="vendorOnboarding">Be the first</LinkButton>}
    >
      Vendors appear here as soon as the team has checked their papers.
    </EmptyState>
  );
