import { Button, type Intent, Tag } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Rooms.module.css';
import type { RoomView } from '../roomShapes.ts';
import {
  type SigningRequest,
  useCancelSigningMutation,
  useRoomSigningQuery,
} from './roomSigningApi.ts';

/** DocuSign is asked for open requests a few times an hour. */
const POLL_MS = 30_000;

const STATES: Readonly<Record<SigningRequest['state'], readonly [string, Intent]>> = {
  requested: ['Sending', 'primary'],
  sent: ['Out for signature', 'primary'],
  canceling: ['Canceling', 'warning'],
  completed: ['Signed', 'success'],
  declined: ['Declined', 'danger'],
  canceled: ['Canceled', 'none'],
  failed: ['Not sent', 'danger'],
};

const FAULTS: Readonly<Record<string, string>> = {
  not_allowed:
    'The person who asked for it or a signer can’t open the document anymore. Send it again.',
  disconnected: 'DocuSign was disconnected. Look for it in DocuSign.',
  not_filed: 'The signed PDF couldn’t be filed here. Download it from DocuSign.',
  signer_refused: 'DocuSign refused an email address. Correct it under People, then send it again.',
  envelope_limit: 'The DocuSign account has no envelopes left. Check its plan.',
  envelope_gone: 'DocuSign doesn’t have it anymore.',
};

/** Documents of a room that were sent for signature, newest first. */
export function SigningRequests({ room }: { readonly room: RoomView }) {
  const query = useRoomSigningQuery(room.id, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Loaded answer={query} waiting={<Skeleton height="10rem" />}>
      {({ sender, requests }) =>
        requests.length === 0 ? (
          <EmptyState title="No signature requests">
            {sender === null
              ? 'An administrator of your workspace can connect DocuSign under Integrations.'
              : 'Open Documents and send a PDF for signature.'}
          </EmptyState>
        ) : (
          <FoldingTable className={styles.table}>
            <TableHead
              columns={['Document', 'Signers', 'Status', 'Requested', { hidden: 'Cancel' }]}
            />
            <tbody>
              {requests.map((request) => (
                <Row key={request.id} request={request} />
              ))}
            </tbody>
          </FoldingTable>
        )
      }
    </Loaded>
  );
}

function Row({ request }: { readonly request: SigningRequest }) {
  const [cancel, { isLoading }] = useCancelSigningMutation();
  const { id, document, signers, state, fault, requester, requested_at: at, sent_at } = request;
  const [label, intent] = STATES[state];
  return (
    <tr data-row>
      <th scope="row">{document}</th>
      <FoldedCell label="Signers">
        {signers.map(({ name, email }) => (
          <span key={email} className={ui.subline}>
            {name} ({email})
          </span>
        ))}
      </FoldedCell>
      <FoldedCell label="Status">
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        {fault !== null && (
          <span className={ui.subline}>
            {FAULTS[fault] ?? 'DocuSign refused it. Check the document, then send it again.'}
          </span>
        )}
      </FoldedCell>
      <FoldedCell label="Requested">
        {formatDateTime(sent_at ?? at)}
        <span className={ui.subline}>{requester.split(' <')[0]}</span>
      </FoldedCell>
      <td>
        {(state === 'requested' || state === 'sent') && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Cancel request: ${document}`}
            onClick={() => void cancel(id)}
          >
            Cancel request
          </Button>
        )}
      </td>
    </tr>
  );
}
