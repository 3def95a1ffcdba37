import { claims, securityBadges } from '../../content/home/claims.ts';
import { testimonials, testimonialsNote } from '../../content/home/testimonials.ts';
import { TickIcon } from '../../kit/icon/icons.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Claims } from './Claims.tsx';
import styles from './Proof.module.css';

/** What is said of the exchange beside its ratings: demo voices, badges and claims. */
export const Proof = () => (
  <>
    <section aria-labelledby="testimonials-title" className={styles.voices}>
      <div>
        <h3 id="testimonials-title">In their words</h3>
        <p className={styles.note}>{testimonialsNote}</p>
      </div>
      <ul>
        {testimonials.map(({ words, who, role }) => (
          <li key={who}>
            <figure>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                <strong>{who}</strong>
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="badges-title" className={styles.trust}>
      <div>
        <h3 id="badges-title">Security, as we state it</h3>
        <p className={styles.note}>
          <RouteLink to="enterpriseCompliance">Who answers for what</RouteLink>
        </p>
      </div>
      <ul className={styles.badges}>
        {securityBadges.map((badge) => (
          <li key={badge}>
            <TickIcon />
            {badge}
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="claims-title" className={styles.trust}>
      <h3 id="claims-title">What our marketing says</h3>
      <Claims claims={claims} />
    </section>
  </>
);
