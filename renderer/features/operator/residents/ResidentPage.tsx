import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { ResidentRecord } from './ResidentRecord.tsx';

/** A resident's record at its own URL. */
export function Component() {
  const { id = '' } = useParams();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Resident not found" to="operatorResidents" button="All residents">
        This link is incomplete.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <ResidentRecord key={id} id={id} place="page" />
    </Page>
  );
}
