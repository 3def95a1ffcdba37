import { formatList } from '#shared/format/list.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { AccountDeletion } from './accountDeletionApi.ts';
import styles from './Leaving.module.css';

type What = AccountDeletion['in_the_way'][number]['what'];

const ORDER: readonly What[] = ['workspace', 'sale', 'party', 'community', 'plan', 'admin'];

/** What must be resolved before deletion, with a link to each place. */
export function DeletionBlockers({
  obstacles,
}: {
  readonly obstacles: AccountDeletion['in_the_way'];
}) {
  const there = ORDER.filter((what) => obstacles.some((one) => one.what === what));
  return (
    <>
      <p>Resolve this first:</p>
      <ul className={styles.obstacles}>
        {there.map((what) => (
          <li key={what}>
            <Blocker
              what={what}
              names={formatList(
                obstacles.filter((one) => one.what === what).map(({ name }) => name),
              )}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Blocker({ what, names }: { readonly what: What; readonly names: string }) {
  switch (what) {
    case 'workspace':
      return (
        <>
          Other people work in {names}, which you own.{' '}
          <RouteLink to="workspaceSettings">Hand it over</RouteLink>
        </>
      );
    case 'sale':
      return (
        <>
          You run an open transaction: {names}.{' '}
          <RouteLink to="transactions">Close, terminate, or transfer it</RouteLink>
        </>
      );
    case 'party':
      return (
        <>
          You're a party to an open transaction: {names}. Ask the broker who runs it to release you,
          or <RouteLink to="contact">contact support</RouteLink>
        </>
      );
    case 'community':
      return (
        <>
          You're the only executive director of {names}.{' '}
          <RouteLink to="operatorProperties">Add another one to its team</RouteLink>
        </>
      );
    case 'plan':
      return (
        <>
          You'd still be charged for your plan.{' '}
          <RouteLink to="cancelSubscription">Cancel plan</RouteLink>
        </>
      );
    case 'admin':
      return (
        <>
          You're the only permanent administrator.{' '}
          <RouteLink to="adminUsers">Add an administrator</RouteLink>
        </>
      );
  }
}
