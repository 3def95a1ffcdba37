import { FEATURED_RINGED } from '#shared/constants.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import { CommunityCards } from './CommunityCards.tsx';
import { loadFeatured } from './featured.ts';
import { HomeSection } from './HomeSection.tsx';

/** Four listings that rotate every four days. */
export function FeaturedListings() {
  const { data, retry } = useLiveData(loadFeatured);
  return (
    <HomeSection
      id="featured-listings"
      title="Featured communities"
      lead={
        <>
          Newest listings, rotated every four days.{' '}
          <RouteLink to="investmentOpportunities">View All Properties</RouteLink>
        </>
      }
    >
      <CommunityCards
        data={data}
        retry={retry}
        featured={FEATURED_RINGED}
        empty="No featured properties available at the moment"
      />
    </HomeSection>
  );
}
