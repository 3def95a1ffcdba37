import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import styles from '../Transactions.module.css';
import { WireRow } from './WireRow.tsx';
import own from './Wires.module.css';
import { useMyWiresQuery, type Wire } from './wiresApi.ts';

/** Wire instructions for all of the user's purchases and sales. */
export function Component() {
  const query = useMyWiresQuery();
  return (
    <Page>
      <PageHeader />
      <p className={own.about}>
        Instructions appear here and in their transaction, never in an email. Don't send money until
        someone has called back, using a number they already knew.
      </p>
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No wire instructions yet">
            Wire instructions appear here, with who confirmed them, once the broker or closing agent
            of a purchase enters them.
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
