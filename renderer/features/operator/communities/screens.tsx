import { community } from '#shared/records/nouns/community.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';

/** The communities of an operator. A community's own page is `CommunityPage`. */
export const { list } = nounScreens({
  noun: community,
  route: 'operatorProperties',
  nothing: 'Add a community to see its units, census, and residents.',
  related: ({ id }) => (
    <p>
      <Link to={linkTo('operatorProperty', { propertyId: id })}>Open census and units</Link>
    </p>
  ),
});
