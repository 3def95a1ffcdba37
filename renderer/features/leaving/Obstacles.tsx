import { formatList } from '#shared/format/list.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Leaving.module.css';
import type { Leaving } from './leavingApi.ts';

type What = Leaving['in_the_way'][number]['what'];

const ORDER: readonly What[] = ['workspace', 'sale', 'party', 'plan', 'admin'];

/** What has to be settled first, each with the place where that is done. */
export function Obstacles({ obstacles }: { readonly obstacles: Leaving['in_the_way'] }) {
  const there = ORDER.filter((what) => obstacles.some((one) => one.what === what));
  return (
    <>
      <p>This has to be settled first:</p>
      <ul className={styles.obstacles}>
        {there.map((what) => (
          <li key={what}>
            <Way
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

function Way({ what, names }: { readonly what: What; readonly names: string }) {
  switch (what) {
    case 'workspace':
      return (
        <>
          Others work in {names}, which you own.{' '}
          <RouteLink to="workspaceSettings">Hand it over</RouteLink>
        </>
      );
    case 'sale':
      return (
        <>
          You run a sale that is under way: {names}.{' '}
          <RouteLink to="transactions">Close it, end it or hand it over</RouteLink>
        </>
      );
    case 'party':
      return (
        <>
          You are a party to a sale that is under way: {names}. Ask the broker who runs it to
          release you, or <RouteLink to="contact">write to support</RouteLink>
        </>
      );
    case 'plan':
      return (
        <>
          Your plan would go on being charged.{' '}
          <RouteLink to="cancelSubscription">Cancel it</RouteLink>
        </>
      );
    case 'admin':
      return (
        <>
          Nobody else is an administrator for good.{' '}
          <RouteLink to="adminUsers">Give somebody the role</RouteLink>
        </>
      );
  }
}
