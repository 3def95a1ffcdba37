import { leadForm } from '#shared/records/nouns/leadForm.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { nounScreens } from '../../kit/work/noun/nounScreens.tsx';
import { FormDesk } from './FormDesk.tsx';

/** Forms of one's own that visitors fill in. */
export const { list, page } = nounScreens({
  noun: leadForm,
  route: 'leadForms',
  nothing:
    'Make a form with a few questions and share its link: whoever sends it is a lead of yours at once.',
  besides: (
    <>
      <RouteLink to="leads">Leads</RouteLink>
      <RouteLink to="leadManagement">Speed and sources</RouteLink>
    </>
  ),
  begin: {
    is_open: true,
    questions: ['phone', 'needs_types', 'needs_states', 'message'],
    consent: 'I agree that you write to me about this.',
    thanks: 'Thank you. You hear from us soon.',
  },
  related: (row) => <FormDesk row={row} />,
});
