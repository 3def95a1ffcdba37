import { Facades } from '../../kit/brand/Facades.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { ForMembers, ForVisitors } from '../../kit/presence/Presence.tsx';
import styles from '../home/Home.module.css';
import { audiences, homeContent } from '../home/homeContent.ts';

/** The front door. */
export function Component() {
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{homeContent.headline}</h1>
          <p className={styles.lead}>{homeContent.lead}</p>
          <Actions />
        </div>
        <Facades />
      </section>
      <section aria-labelledby="people-title" className={styles.people}>
        <h2 id="people-title">{homeContent.peopleTitle}</h2>
        <ul>
          {audiences.map(({ type, title, sentence }) => (
            <li key={type}>
              <h3>{title}</h3>
              <p>{sentence}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Join" className={styles.closing}>
        <p className={styles.invitation}>{homeContent.closing}</p>
        <Actions />
      </section>
    </div>
  );
}

function Actions() {
  return (
    <>
      <ForMembers>
        <div className={styles.actions}>
          <LinkButton to="dashboard" intent="primary" size="large">
            Open your workspace
          </LinkButton>
        </div>
      </ForMembers>
      <ForVisitors>
        <div className={styles.actions}>
          <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
            Create a free account
          </LinkButton>
          <p>
            Already a member? <RouteLink to="auth">Sign in</RouteLink>
          </p>
        </div>
      </ForVisitors>
    </>
  );
}
