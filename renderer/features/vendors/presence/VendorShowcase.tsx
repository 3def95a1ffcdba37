import ui from '../../../ui/theme/ui.module.css';
import { EntryView } from './EntryView.tsx';
import styles from './Presence.module.css';
import { PriceCalculator } from './PriceCalculator.tsx';
import { useVendorCalculatorsQuery, useVendorPortfolioQuery } from './presenceApi.ts';

interface VendorShowcaseProps {
  readonly vendorId: string;
  readonly name: string;
}

/** Portfolio and price calculators of a vendor's public page; renders nothing when there are none. */
export function VendorShowcase({ vendorId, name }: VendorShowcaseProps) {
  const { currentData: entries } = useVendorPortfolioQuery(vendorId);
  const { currentData: calculators } = useVendorCalculatorsQuery(vendorId);
  return (
    <>
      {entries !== undefined && entries !== null && entries.length > 0 && (
        <section aria-labelledby="portfolio">
          <h2 id="portfolio">Finished projects</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <h3>{entry.title}</h3>
                <EntryView entry={entry} />
              </li>
            ))}
          </ul>
          <p className={ui.note}>Shown with the consent of each client.</p>
        </section>
      )}
      {calculators !== undefined && calculators !== null && calculators.length > 0 && (
        <section aria-labelledby="calculators">
          <h2 id="calculators">Price calculators</h2>
          <div className={ui.stack16}>
            {calculators.map((calculator) => (
              <PriceCalculator key={calculator.id} calculator={calculator} heading="h3" />
            ))}
          </div>
          <p className={ui.note}>Rates stated by {name}. Request a quote for a binding price.</p>
        </section>
      )}
    </>
  );
}
