import { fieldOf } from '#shared/records/noun.ts';
import { company } from '#shared/records/nouns/company.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RelatedLists } from '../../../workbench/list/RelatedLists.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { Communities } from '../../../workbench/record/Communities.tsx';
import { ContactActions } from '../../../workbench/record/ContactActions.tsx';
import { RelatedRecords } from '../../../workbench/record/RelatedRecords.tsx';
import { ClientSearches } from './ClientSearches.tsx';
import { DuplicateHint } from './DuplicateHint.tsx';
import { ExchangeActivity } from './ExchangeActivity.tsx';
import { MatchingListings } from './MatchingListings.tsx';
import { SharedWithClient } from './SharedWithClient.tsx';
import { Shortlists } from './Shortlists.tsx';
import { useContactActions } from './useContactActions.ts';

const stage = fieldOf(deal, 'stage');
const stageOf = (row: RecordRow) =>
  stage ? formatFieldValue(stage, getFieldValue(row, 'stage')) : '';

/** The user's contacts. */
export const { list, page } = nounScreens({
  noun: contact,
  route: 'clients',
  nothing: 'No clients yet. Only you and your team can see clients.',
  besides: (
    <>
      <RelatedLists nouns={[contact, company]} />
      <RouteLink to="clientDuplicates">Duplicates</RouteLink>
    </>
  ),
  useActs: useContactActions,
  quick: (row) => <ContactActions row={row} />,
  hint: (values, id) => <DuplicateHint values={values} ownId={id} />,
  related: (row) => (
    <>
      <RelatedRecords noun={deal} title="Deals" by="contact_id" id={row.id} detail={stageOf} />
      <Communities of={{ by: 'contact_id', id: row.id }} />
      <MatchingListings row={row} />
      <Shortlists row={row} />
      <ExchangeActivity row={row} />
      <ClientSearches row={row} />
      <SharedWithClient row={row} />
    </>
  ),
});
