import { useNavigate, useParams } from 'react-router-dom';
import { deal } from '#shared/records/nouns/deal.ts';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { RecordPage } from '../../../workbench/record/RecordPage.tsx';
import { allowedStages } from './allowedStages.ts';
import { DealLinks } from './DealLinks.tsx';
import { useDealActions } from './useDealActions.ts';

/** One deal at its own URL. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const acts = useDealActions();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Deal not found" to="dealPipeline" button="All deals">
        The address is mistyped or the deal doesn't exist.
      </NotFoundMessage>
    );
  }
  return (
    <RecordPage
      noun={deal}
      id={id}
      place="page"
      moves={allowedStages}
      acts={acts}
      related={(row) => <DealLinks row={row} />}
      onClose={() => void navigate(linkTo('dealPipeline'))}
    />
  );
}
