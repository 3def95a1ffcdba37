import { emailTemplate } from '#shared/records/nouns/emailTemplate.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';

/** Reusable email templates. */
export const { list, page } = nounScreens({
  noun: emailTemplate,
  route: 'letterTemplates',
  nothing: 'Create a template for yourself or your team to start campaigns with.',
  besides: <RouteLink to="marketing">Campaigns</RouteLink>,
});
