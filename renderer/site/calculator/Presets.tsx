import { formatVolume } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { TryAgain } from '../../kit/state/TryAgain.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './Calculator.module.css';
import { loadPresets, type Preset } from './presets.ts';

interface PresetsProps {
  /** What of such a community is filled in, and what is inferred. */
  readonly note: string;
  readonly onChoose: (preset: Preset) => void;
}

/** Communities that are for sale now, to begin with instead of the example. */
export function Presets({ note, onChoose }: PresetsProps) {
  const { data, retry } = useLiveData(loadPresets);
  return (
    <section className={`${styles.presets} screen-only`} aria-labelledby="begin-title">
      <h2 id="begin-title">Begin with a community for sale</h2>
      <p>{note}</p>
      <div tabIndex={-1} className={styles.offers} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' &&
          ['a', 'b', 'c'].map((key) => <div key={key} className={styles.waiting} />)}
        {data.state === 'failed' && (
          <>
            <p role="status">The communities could not be loaded. The calculator works without.</p>
            <TryAgain onRetry={retry} />
          </>
        )}
        {data.state === 'loaded' &&
          data.value.map((preset) => (
            <button key={preset.id} type="button" onClick={() => onChoose(preset)}>
              {preset.property_name}
              <span>
                {preset.location} · {formatVolume(preset.price)} · {formatRate(preset.cap_rate)} cap
                rate
              </span>
            </button>
          ))}
        {data.state === 'loaded' && data.value.length === 0 && (
          <p>
            No community for sale tells all of these figures now.{' '}
            <RouteLink to="investmentOpportunities">See what there is</RouteLink>
          </p>
        )}
      </div>
    </section>
  );
}
