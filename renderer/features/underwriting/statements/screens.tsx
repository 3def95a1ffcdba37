import { useNavigate } from 'react-router-dom';
import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';

/** Statements: the list and the record beside it. */
export const { list } = nounScreens({
  noun: underwritingStatement,
  route: 'underwritingStatements',
  nothing: 'Add a statement, then upload its T-12 to check and normalize it.',
  besides: (
    <>
      <RouteLink to="financialAnalysis">Models</RouteLink>
      <RouteLink to="documentIntelligence">Document intelligence</RouteLink>
    </>
  ),
  useActs: useStatementActions,
  quick: ({ id }) => (
    <LinkButton to="underwritingStatement" params={{ id }} intent="primary" size="small">
      Open statement
    </LinkButton>
  ),
});

function useStatementActions() {
  const navigate = useNavigate();
  return ({ id }: { readonly id: string }) => [
    {
      name: 'Open statement',
      onChoose: () => void navigate(linkTo('underwritingStatement', { id })),
    },
  ];
}
