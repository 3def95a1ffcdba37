import { Button, Tag } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistorySection } from '../history/index.ts';
import styles from './Webhooks.module.css';
import { deliveryStatus, describeReason, endpointStatus, lastAttempt } from './webhooks.ts';
import {
  type Delivery,
  type Endpoint,
  useResendWebhookDeliveryMutation,
  useSendTestWebhookMutation,
  useSetWebhookEnabledMutation,
  useWebhookDeliveriesQuery,
} from './webhooksApi.ts';

/** How often an open log is read again. */
const POLL_MS = 5_000;

interface EndpointPanelProps {
  readonly known: Endpoint;
  readonly onAct: (act: 'edit' | 'rotate' | 'delete') => void;
}

/** An endpoint with its events and the log of deliveries. */
export function EndpointPanel({ known, onAct }: EndpointPanelProps) {
  const deliveries = useWebhookDeliveriesQuery(known.id, { pollingInterval: POLL_MS });
  const [sendTest, sending] = useSendTestWebhookMutation();
  const [setEnabled, setting] = useSetWebhookEnabledMutation();
  return (
    <div className={ui.stack16}>
      <div className={ui.actions}>
        {known.is_enabled && (
          <Button
            size="small"
            intent="primary"
            loading={sending.isLoading}
            onClick={() => void sendTest(known.id)}
          >
            Send test event
          </Button>
        )}
        <Button size="small" onClick={() => onAct('edit')}>
          Edit endpoint
        </Button>
        <Button size="small" onClick={() => onAct('rotate')}>
          Rotate secret
        </Button>
        <Button
          size="small"
          loading={setting.isLoading}
          onClick={() => void setEnabled({ id: known.id, isOn: !known.is_enabled })}
        >
          {known.is_enabled ? 'Turn off' : 'Turn on'}
        </Button>
        <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('delete')}>
          Delete endpoint
        </Button>
      </div>
      <Facts>
        <Fact name="Status">
          {endpointStatus(known).label}
          {known.failing_since !== null &&
            known.is_enabled &&
            `, since ${formatDateTime(known.failing_since)}`}
        </Fact>
        <Fact name="Events">{known.event_types.join(', ')}</Fact>
        <Fact name="Records">{known.is_own_only ? 'Only your own' : 'All that you can read'}</Fact>
      </Facts>
      <section aria-label="Log" className={ui.stack8}>
        <h3>Log</h3>
        <Loaded answer={deliveries} waiting={<Skeleton height="12rem" />} keepsLast>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title="No events yet">
                Events and their attempts appear here for 30 days.
              </EmptyState>
            ) : (
              <ul className={styles.log}>
                {rows.map((row) => (
                  <DeliveryRow key={row.id} delivery={row} canSend={known.is_enabled} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <HistorySection itemId={known.id} />
    </div>
  );
}

function DeliveryRow({
  delivery,
  canSend,
}: {
  readonly delivery: Delivery;
  readonly canSend: boolean;
}) {
  const [resend, { isLoading }] = useResendWebhookDeliveryMutation();
  const { label, intent } = deliveryStatus(delivery);
  const last = lastAttempt(delivery);
  const facts = [
    last?.status != null && `HTTP ${last.status}`,
    last !== undefined && `${last.ms} ms`,
    delivery.attempts > 1 && `${delivery.attempts} attempts`,
    delivery.state === 'pending' &&
      delivery.attempts > 0 &&
      `next ${formatDateTime(delivery.next_at)}`,
  ].filter(Boolean);
  return (
    <li>
      <span>
        {delivery.type}{' '}
        <span className={ui.caption}>{formatAge(delivery.occurred_at, serverNow())}</span>
        <span className={ui.subline}>
          {[...facts, delivery.state === 'delivered' ? '' : describeReason(delivery.reason)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={ui.subline}>{delivery.id}</span>
      </span>
      <Tag minimal intent={intent}>
        {label}
      </Tag>
      {delivery.state !== 'pending' && canSend ? (
        <Button
          size="small"
          variant="minimal"
          loading={isLoading}
          aria-label={`Send again: ${delivery.type}`}
          onClick={() => void resend(delivery.id)}
        >
          Send again
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
