import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Leaving.module.css';
import type { Leaving } from './leavingApi.ts';

type Obstacle = Leaving['in_the_way'][number];

/** What has to be settled first, each with the place where that is done. */
export const Obstacles = ({ obstacles }: { readonly obstacles: readonly Obstacle[] }) => (
  <>
    <p>This has to be settled first:</p>
    <ul className={styles.obstacles}>
      {obstacles.map((obstacle) => (
        <li key={`${obstacle.what} ${obstacle.name}`}>
          <Way obstacle={obstacle} />
        </li>
      ))}
    </ul>
  </>
);

function Way({ obstacle: { what, name } }: { readonly obstacle: Obstacle }) {
  switch (what) {
    case 'workspace':
      return (
        <>
          Others work in {name}, which you own.{' '}
          <RouteLink to="workspaceSettings">Hand it over</RouteLink>
        </>
      );
    case 'sale':
      return (
        <>
          You run the transaction of {name}, which is under way.{' '}
          <RouteLink to="transactions">Close it, end it or hand it over</RouteLink>
        </>
      );
    case 'party':
      return (
        <>
          You are a party to the transaction of {name}, which is under way. Ask the broker who runs
          it to release you, or <RouteLink to="contact">write to support</RouteLink>
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
