import type { ReactNode } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { RetryButton } from '../../ui/state/RetryButton.tsx';
import field from '../archetypes/Field.module.css';
import styles from './Market.module.css';
import { kindName, MEASURES, type Measure, measureText, stateName } from './marketFigures.ts';
import type { Figures, Market } from './useMarket.ts';

interface MarketFrameProps {
  readonly market: Market;
  readonly label: string;
  /** Additional controls beside state and type. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** Market selection with summary figures and page content. */
export function MarketFrame({ market, label, controls, children }: MarketFrameProps) {
  const { choice, choose, figures, shown, isBusy, hasFailed, retry } = market;
  return (
    <section className={styles.market} aria-label={label} aria-busy={isBusy}>
      <div className={`${styles.controls} ${field.needsScript} screen-only`}>
        <ChoiceField
          label="State"
          any="All states"
          options={LISTING_CHOICES.state}
          value={choice.state}
          onChoose={(state) => choose({ state })}
        />
        <ChoiceField
          label="Type"
          any="All types"
          options={LISTING_CHOICES.type}
          value={choice.type}
          onChoose={(type) => choose({ type })}
        />
        {controls}
      </div>
      <p tabIndex={-1} className={`${styles.which} ${field.needsScript}`} role="status">
        {hasFailed
          ? "Couldn't load figures."
          : figures === null
            ? 'Loading…'
            : whichText(shown.state, shown.type, figures.whole.listings)}
        {hasFailed && <RetryButton onRetry={retry} />}
      </p>
      <noscript>
        <p>Turn on JavaScript to see live figures.</p>
      </noscript>
      <MarketStrip figures={figures} />
      {children}
    </section>
  );
}

function whichText(state: string, type: string, listings: number): string {
  const what = type === '' ? 'All types' : kindName(type);
  const where = state === '' ? 'in all states' : `in ${stateName(state)}`;
  const many = listings === 1 ? '1 live listing' : `${formatNumber(listings)} live listings`;
  return `${what} ${where}: ${many}.`;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly any?: string;
  readonly options: readonly (readonly [string, string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

export const ChoiceField = ({ label, any, options, value, onChoose }: ChoiceFieldProps) => (
  <label className={field.field}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** Shows dashes while loading to prevent layout shift. */
export const MarketStrip = ({ figures }: { readonly figures: Figures }) => (
  <dl className={styles.strip}>
    {(Object.entries(MEASURES) as [Measure, string][]).map(([measure, name]) => {
      const measured = figures?.whole[measure];
      return (
        <div key={measure}>
          <dt>{name}</dt>
          <dd>
            {measureText(measure, measured?.average)}
            <span>
              {figures === null
                ? 'not loaded yet'
                : measured === undefined
                  ? 'no data'
                  : `average of ${formatNumber(measured.listings)}`}
            </span>
          </dd>
        </div>
      );
    })}
  </dl>
);
