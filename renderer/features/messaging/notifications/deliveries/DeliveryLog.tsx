import { LoadMore } from '../../../../ui/list/LoadMore.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from './Deliveries.module.css';
import { type Delivery, useListDeliveriesInfiniteQuery } from './deliveriesApi.ts';
import { channelName, deliveryStatusText } from './deliveryLabels.ts';

/** Emails and texts sent to the user, pending ones with the reason, and failed ones. */
export default function DeliveryLog() {
  const query = useListDeliveriesInfiniteQuery();
  const rows = query.data?.pages.flat();
  return (
    <Section
      title="Delivery history"
      description="Notification emails and texts from the last 90 days, and why some weren't sent."
    >
      <Loaded
        answer={{ ...query, data: rows, currentData: rows }}
        waiting={<Skeleton width="100%" />}
        nothing={
          <EmptyState title="Nothing sent yet">
            Notification emails and texts appear here.
          </EmptyState>
        }
      >
        {(deliveries) => (
          <>
            <ul className={styles.list}>
              {deliveries.map((delivery) => (
                <Entry key={delivery.id} delivery={delivery} />
              ))}
            </ul>
            <LoadMore list={query} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Entry({ delivery }: { readonly delivery: Delivery }) {
  const { title, channel, sent_to } = delivery;
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={ui.note}>
          {channelName(channel)}
          {sent_to === null ? '' : ` to ${sent_to}`}
        </p>
      </div>
      <p className={styles.state} data-state={delivery.status}>
        {deliveryStatusText(delivery)}
      </p>
    </li>
  );
}
