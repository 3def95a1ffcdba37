import {
  alternatives,
  COMPARED_FEATURES,
  type ComparedFeature,
} from '../../content/business/comparison.ts';
import { MinusIcon, TickIcon } from '../../ui/icon/icons.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import styles from './Comparison.module.css';
import { HomeSection } from './HomeSection.tsx';

const features = Object.keys(COMPARED_FEATURES) as ComparedFeature[];
const OWN_PRODUCT = 'Haven Exchange';

/** Compares three ways to work a deal on five questions, with pricing and support below. */
export const Comparison = () => (
  <HomeSection
    id="platform-comparison"
    title="Three ways to work a deal"
    lead="Email, a general marketplace, and Haven Exchange on five features."
  >
    <table className={styles.table}>
      <caption className="visually-hidden">Feature comparison of three ways to work a deal</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Feature</span>
          </th>
          {alternatives.map(({ name }) => (
            <th key={name} scope="col" data-ours={name === OWN_PRODUCT}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature}>
            <th scope="row">{COMPARED_FEATURES[feature]}</th>
            {alternatives.map(({ name, features: has }) => (
              <td key={name} data-ours={name === OWN_PRODUCT}>
                <Mark isThere={has[feature]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.terms}>
      <p>
        <RouteLink to="platformComparison">Full comparison</RouteLink>
      </p>
      {alternatives.map(({ name, pricing, support }) => (
        <section
          key={name}
          aria-label={`${name}: pricing and support`}
          data-ours={name === OWN_PRODUCT}
        >
          <h3>{name}</h3>
          <dl>
            <dt>Pricing</dt>
            <dd>{pricing}</dd>
            <dt>Support</dt>
            <dd>{support}</dd>
          </dl>
        </section>
      ))}
    </div>
  </HomeSection>
);

const Mark = ({ isThere }: { readonly isThere: boolean }) => (
  <span className={styles.mark} data-there={isThere}>
    {isThere ? <TickIcon /> : <MinusIcon />}
    <span>{isThere ? 'Yes' : 'No'}</span>
  </span>
);
