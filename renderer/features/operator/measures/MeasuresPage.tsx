import { CommunityScreen } from '../CommunityScreen.tsx';
import { Measures } from './Measures.tsx';

/** Care measures of a community: each with numerator, denominator, and the rows counted. */
export function Component() {
  return (
    <CommunityScreen>
      {(communityId) => <Measures key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}
