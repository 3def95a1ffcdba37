import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { findConnector } from '#shared/integrations/connectors.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { rowIdOf } from './connectors.ts';
import { useFinishConnectorMutation } from './connectorsApi.ts';

/** The page to which a vendor returns after its sign-in. */
export function Component() {
  const { search } = useLocation();
  return (
    <Page>
      <PageHeader />
      {new URLSearchParams(search).has('state') ? (
        <Finish query={search} />
      ) : (
        <NotConnected>Start the sign-in from a connection.</NotConnected>
      )}
    </Page>
  );
}

const NotConnected = ({ children }: { readonly children: string }) => (
  <EmptyState
    title="Not connected"
    action={<LinkButton to="integrationConnections">Open connections</LinkButton>}
  >
    {children}
  </EmptyState>
);

function Finish({ query }: { readonly query: string }) {
  const [finish, { data, error }] = useFinishConnectorMutation();
  const isSent = useRef(false);
  useEffect(() => {
    // The vendor's code works once.
    if (isSent.current) return;
    isSent.current = true;
    void finish(query);
  }, [finish, query]);
  const info = data && findConnector(data.connector);
  if (error !== undefined) {
    return (
      <NotConnected>
        {isDataError(error) ? dataErrorMessage(error) : 'Try again from the connection.'}
      </NotConnected>
    );
  }
  if (info === undefined) return <Skeleton height="12rem" />;
  return (
    <EmptyState
      title={`${info.name} is connected`}
      action={
        <LinkButton to="integrationConnections" query={{ open: rowIdOf(info.slug) }}>
          Open connection
        </LinkButton>
      }
    >
      The first sync starts within seconds.
    </EmptyState>
  );
}
