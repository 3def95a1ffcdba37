import { company } from '#shared/records/nouns/company.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { RelatedLists } from '../../../workbench/list/RelatedLists.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { Communities } from '../../../workbench/record/Communities.tsx';
import { RelatedRecords } from '../../../workbench/record/RelatedRecords.tsx';

/** Companies and their people. */
export const { list, page } = nounScreens({
  noun: company,
  route: 'companies',
  nothing: 'Add owners, operators, lenders, and other firms, with the people who work there.',
  besides: <RelatedLists nouns={[contact, company]} />,
  related: ({ id }) => (
    <>
      <RelatedRecords
        noun={contact}
        title="People"
        by="company_id"
        id={id}
        detail={({ job_title }) => (typeof job_title === 'string' ? job_title : '')}
      />
      <Communities of={{ by: 'company_id', id }} />
    </>
  ),
});
