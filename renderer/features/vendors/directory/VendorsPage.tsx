import { useEffect } from 'react';
import { hasAdminAccess } from '#shared/access/roles.ts';
import { PREFETCHED_VENDOR_CATEGORIES, REVIEW_CHOICES } from '#shared/vendors/vendors.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { Directory } from '../../../ui/directory/Directory.tsx';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { useDirectorySearch } from '../../../ui/directory/useDirectorySearch.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useVendorViewSource } from '../presence/index.ts';
import { FeaturedPlaces } from './FeaturedPlaces.tsx';
import { VendorEntry } from './VendorEntry.tsx';
import { categoryOptions } from './vendor.ts';
import { useFindVendorsQuery, usePrefetchVendors } from './vendorsApi.ts';

const CHOICES = {
  category: categoryOptions,
  state: stateOptions,
  status: Object.entries(REVIEW_CHOICES),
} as const;

const WARM_AFTER_MS = 1000;

/** Public vendor directory. */
export function Component() {
  const address = useDirectorySearch(CHOICES);
  const { words, chosen, after } = address.search;
  const accountStatus = useAccessContext();
  const isStaff = accountStatus !== null && hasAdminAccess(accountStatus.roles);
  useWarmCategories();
  useVendorViewSource('directory');
  const answer = useFindVendorsQuery({
    category: chosen.category,
    state: chosen.state,
    search: words || undefined,
    status: isStaff ? chosen.status : undefined,
    after,
  });
  return (
    <Directory
      description="Builders, consultants, lenders, managers, and attorneys with verified credentials."
      action={
        <LinkButton to="requestVendors" intent="primary">
          Request vendors
        </LinkButton>
      }
      words={['vendor', 'vendors']}
      placeholder="Company, specialty, or trade"
      address={address}
      filters={[
        { name: 'category', label: 'Category', any: 'Any category' },
        { name: 'state', label: 'State', any: 'Any state' },
        ...(isStaff ? [{ name: 'status', label: 'Review' } as const] : []),
      ]}
      answer={answer}
      above={<FeaturedPlaces vendors={answer.data?.places ?? []} state={chosen.state} />}
      advice="Remove a filter, or tell us what you need and our team will look for you."
      emptyState={
        <EmptyState
          title="No verified vendors yet"
          action={<LinkButton to="vendorOnboarding">Create vendor profile</LinkButton>}
        >
          Vendors appear here once our team has verified their credentials.
        </EmptyState>
      }
    >
      {(vendor) => <VendorEntry vendor={vendor} state={chosen.state} />}
    </Directory>
  );
}

/** Prefetches the categories people most often choose next. */
function useWarmCategories(): void {
  const prefetch = usePrefetchVendors('findVendors');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const category of PREFETCHED_VENDOR_CATEGORIES) prefetch({ category });
    }, WARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [prefetch]);
}
