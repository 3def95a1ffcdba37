import { letterTemplate } from '#shared/records/nouns/letterTemplate.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { nounScreens } from '../../kit/work/noun/nounScreens.tsx';

/** Letters that are used again. */
export const { list, page } = nounScreens({
  noun: letterTemplate,
  route: 'letterTemplates',
  nothing: 'Write a letter once, for yourself or your team, and begin campaigns with it.',
  besides: <RouteLink to="marketing">Campaigns</RouteLink>,
});
