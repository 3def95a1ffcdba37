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

/** Compares three ways to work a deal on five features. */
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
    <p className={styles.more}>
      <RouteLink to="platformComparison">Full comparison with pricing and support</RouteLink>
    </p>
  </HomeSection>
);

const Mark = ({ isThere }: { readonly isThere: boolean }) => (
  <span className={styles.mark} data-there={isThere}>
    {isThere ? <TickIcon /> : <MinusIcon />}
    <span>{isThere ? 'Yes' : 'No'}</span>
  </span>
);
