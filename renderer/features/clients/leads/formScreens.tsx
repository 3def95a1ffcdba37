import { leadForm } from '#shared/records/nouns/leadForm.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { LeadFormDetails } from './LeadFormDetails.tsx';

/** The user's lead forms, filled in by visitors. */
export const { list, page } = nounScreens({
  noun: leadForm,
  route: 'leadForms',
  nothing: 'Create a form and share its link. Every response becomes a lead.',
  besides: (
    <>
      <RouteLink to="leads">Leads</RouteLink>
      <RouteLink to="leadManagement">Lead analytics</RouteLink>
    </>
  ),
  begin: {
    is_open: true,
    questions: ['phone', 'needs_types', 'needs_states', 'message'],
    consent: 'I agree to be contacted about this.',
    thanks: "Thank you. We'll be in touch soon.",
  },
  isRelatedFirst: true,
  related: (row) => <LeadFormDetails row={row} />,
});
