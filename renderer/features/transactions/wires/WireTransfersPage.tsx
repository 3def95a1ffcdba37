import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { Page, PageHeader } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import styles from '../Transactions.module.css';
import { WireRow } from './WireRow.tsx';
import own from './Wires.module.css';
import { useMyWiresQuery, type Wire } from './wiresApi.ts';

/** Where the money of everything that the reader buys and sells is sent. */
export function Component() {
  const answer = useMyWiresQuery();
  return (
    <Page>
      <PageHeader />
      <p className={own.about}>
        Instructions stand here and in their transaction, never in a letter. Send nothing until
        somebody has called back, under a number that they knew.
      </p>
      <Loaded
        answer={answer}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No wire instructions yet">
            Once the broker or the closing agent of one of your purchases says where money is to be
            sent, it stands here, with who confirmed it.
          </EmptyState>
        }
      >
        {(wires) =>
          byTransaction(wires).map(([first, ...others]) => (
            <section key={first.transaction_id} className={styles.list}>
              <h2>
                <Link to={linkTo('transaction', { id: first.transaction_id })}>
                  {first.property_name}
                </Link>
              </h2>
              <ul className={own.list}>
                {[first, ...others].map((wire) => (
                  <WireRow key={wire.id} wire={wire} />
                ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
    </Page>
  );
}

function byTransaction(wires: readonly Wire[]): readonly [Wire, ...Wire[]][] {
  const groups = new Map<string, [Wire, ...Wire[]]>();
  for (const wire of wires) {
    const group = groups.get(wire.transaction_id);
    if (group === undefined) groups.set(wire.transaction_id, [wire]);
    else group.push(wire);
  }
  return [...groups.values()];
}
