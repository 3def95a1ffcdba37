import { formatPercent } from '#shared/format/percent.ts';
import { PROPERTY_TYPES, SHORT_PROPERTY_TYPE_LABELS } from '#shared/listings/listings.ts';
import {
  investmentProcess,
  propertyKinds,
  propertyKindsNote,
  stakeholders,
} from '../../content/home/howItWorks.ts';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './HowItWorksViews.module.css';
import { MarketFigures } from './MarketFigures.tsx';
import { loadOccupancies, occupancyCache } from './occupancies.ts';

export const InvestmentProcess = () => (
  <ol className={styles.process}>
    {investmentProcess.map(({ title, text, takes }) => (
      <li key={title}>
        <h4>{title}</h4>
        <p>{text}</p>
        <p className={styles.takes}>{takes}</p>
      </li>
    ))}
  </ol>
);

export function PropertyTypes() {
  const { data } = useLiveData(loadOccupancies, occupancyCache);
  const here = data.state === 'loaded' ? data.value : {};
  const hereText = (type: string) => {
    const occupancy = here[type];
    return occupancy === undefined ? 'N/A' : `${formatPercent(occupancy)} here`;
  };
  return (
    <>
      <ul className={styles.kinds}>
        {propertyKinds.map(({ type, roi, occupancy, about }) => (
          <li key={type}>
            <h4>{SHORT_PROPERTY_TYPE_LABELS[type] ?? PROPERTY_TYPES[type]}</h4>
            <p>{about}</p>
            <dl>
              <div>
                <dt>ROI</dt>
                <dd>{roi}</dd>
              </div>
              <div>
                <dt>Occupancy</dt>
                <dd>{occupancy ?? hereText(type)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{propertyKindsNote}</p>
      <section aria-labelledby="market-figures" className={styles.market}>
        <h4 id="market-figures">The market</h4>
        <MarketFigures />
      </section>
    </>
  );
}

export const UserEcosystem = () => (
  <ul className={styles.ecosystem}>
    {stakeholders.map(({ who, brings, takes }) => (
      <li key={who}>
        <h4>{who}</h4>
        <dl>
          <dt>What you bring</dt>
          <dd>{brings}</dd>
          <dt>What you get</dt>
          <dd>{takes}</dd>
        </dl>
      </li>
    ))}
  </ul>
);
