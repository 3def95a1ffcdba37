import { formatVolume } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { RetryButton } from '../../ui/state/RetryButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './Calculator.module.css';
import { loadPresets, type Preset } from './presets.ts';

interface PresetsProps {
  /** Which values a preset fills in and which are inferred. */
  readonly note: string;
  readonly onChoose: (preset: Preset) => void;
}

/** Current listings that can replace the example values. */
export function Presets({ note, onChoose }: PresetsProps) {
  const { data, retry } = useLiveData(loadPresets);
  return (
    <section className={`${ui.grid8} ${styles.presets} screen-only`} aria-labelledby="begin-title">
      <h2 id="begin-title">Start with a community for sale</h2>
      <p>{note}</p>
      <div tabIndex={-1} className={styles.offers} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' &&
          ['a', 'b', 'c'].map((key) => <div key={key} className={styles.waiting} />)}
        {data.state === 'failed' && (
          <>
            <p role="status">Couldn't load communities. You can still use the calculator.</p>
            <RetryButton onRetry={retry} />
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
            No community for sale currently has all of these figures.{' '}
            <RouteLink to="investmentOpportunities">See listings</RouteLink>
          </p>
        )}
      </div>
    </section>
  );
}
