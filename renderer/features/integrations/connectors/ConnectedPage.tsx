import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { findConnector } from '#shared/integrations/connectors.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useFinishConnectorMutation } from './connectorsApi.ts';

/** The page to which a vendor returns after its sign-in. */
export function Component() {
  const { search } = useLocation();
  const [finish, { data, error }] = useFinishConnectorMutation();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void finish(search);
  }, [finish, search]);
  const name = data && (findConnector(data.connector)?.name ?? data.connector);
  return (
    <Page>
      <PageHeader />
      {data === undefined && error === undefined && <Skeleton height="12rem" />}
      {error !== undefined && (
        <EmptyState
          title="Not connected"
          action={<LinkButton to="integrationConnections">Open connections</LinkButton>}
        >
          {isDataError(error) ? dataErrorMessage(error) : 'Try again from the connection.'}
        </EmptyState>
      )}
      {data !== undefined && (
        <EmptyState
          title={`${name} is connected`}
          action={
            <LinkButton to="integrationConnections" query={{ open: data.connector }}>
              Open connection
            </LinkButton>
          }
        >
          The first sync starts within seconds.
        </EmptyState>
      )}
    </Page>
  );
}
