import { useMemo } from 'react';
import { linkTo } from '#shared/routes.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { LocalList } from '../../../../workbench/list/LocalList.tsx';
import { useListProspectsQuery } from './offersApi.ts';
import { PROSPECT_COLUMNS, prospectName } from './prospectColumns.ts';
import { getNextProspectStep } from './prospects.ts';

/** Prospects for the user's communities from all channels, each with a link to the next step. */
export function Component() {
  const answer = useListProspectsQuery();
  const links = useMemo(
    () => new Map((answer.data ?? []).map((row) => [row.id, getNextProspectStep(row).to])),
    [answer.data],
  );
  return (
    <LocalList
      kind="prospects"
      noun={['buyer', 'buyers']}
      answer={answer}
      columns={PROSPECT_COLUMNS}
      sortedBy="-last"
      nameOf={prospectName}
      linkOf={(id) => links.get(id) ?? linkTo('sellerBuyers')}
      nothing={
        <EmptyState
          title="No prospects yet"
          action={<LinkButton to="submitListing">List a community</LinkButton>}
        >
          Buyers who inquire, sign the agreement, read in the deal room or bid appear here with the
          next step.
        </EmptyState>
      }
    />
  );
}
