import { LoadMore } from '../../../kit/list/LoadMore.tsx';
import { Section } from '../../../kit/page/Section.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import styles from './Deliveries.module.css';
import { type Delivery, useListDeliveriesInfiniteQuery } from './deliveriesApi.ts';
import { channelName, deliveryState } from './deliveryWords.ts';

/** What was sent to somebody by e-mail and text, what waits and why, and what did not go. */
export default function DeliveryLog() {
  const answer = useListDeliveriesInfiniteQuery();
  const rows = answer.data?.pages.flat();
  return (
    <Section
      title="What was sent to you"
      description="Every letter and text about your notices of the last 90 days: when it went, what it waited for, and why some did not go. The bell has everything."
    >
      <Loaded
        answer={{ ...answer, data: rows, currentData: rows }}
        waiting={<Skeleton width="100%" />}
        nothing={
          <EmptyState title="Nothing was sent yet">
            Letters and texts stand here as soon as a notice makes one.
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
            <LoadMore list={answer} />
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
        <p className={styles.quiet}>
          {channelName(channel)}
          {sent_to === null ? '' : ` to ${sent_to}`}
        </p>
      </div>
      <p className={styles.state} data-state={delivery.status}>
        {deliveryState(delivery)}
      </p>
    </li>
  );
}
