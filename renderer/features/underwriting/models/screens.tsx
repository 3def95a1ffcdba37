import { useNavigate } from 'react-router-dom';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { StartModel } from './StartModel.tsx';

const { list: models } = nounScreens({
  noun: underwritingModel,
  route: 'financialAnalysis',
  nothing: 'Add a model, or start one from a community or a deal with its figures.',
  begin: { status: 'draft' },
  besides: <RouteLink to="underwritingStatements">Statements</RouteLink>,
  useActs: useModelActions,
  quick: ({ id }) => (
    <LinkButton to="underwritingModel" params={{ id }} intent="primary" size="small">
      Open model
    </LinkButton>
  ),
});

function useModelActions() {
  const navigate = useNavigate();
  return ({ id }: { readonly id: string }) => [
    { name: 'Open model', onChoose: () => void navigate(linkTo('underwritingModel', { id })) },
  ];
}

/** Underwriting models: the list, the record beside it, and new models of a listing or deal. */
export const list = {
  Component: () => (
    <>
      <models.Component />
      <StartModel />
    </>
  ),
};
