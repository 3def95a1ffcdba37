import { deal } from '#shared/records/nouns/deal.ts';
import { property } from '#shared/records/nouns/property.ts';
import { RelatedLists } from '../../../workbench/list/RelatedLists.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { LinkedFacets } from '../../../workbench/record/LinkedFacets.tsx';

/** Properties and what is linked to each. */
export const { list, page } = nounScreens({
  noun: property,
  route: 'properties',
  nothing: 'Listings, deals, and transactions add their property here.',
  besides: <RelatedLists nouns={[deal, property]} />,
  related: ({ id }) => <LinkedFacets kind="properties" id={id} />,
});
