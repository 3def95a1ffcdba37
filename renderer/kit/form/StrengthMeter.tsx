import styles from './PasswordField.module.css';
import { passwordStrength, strengthLabels } from './passwordStrength.ts';

interface StrengthMeterProps {
  readonly password: string;
  readonly ownWords: readonly string[];
}

/** Keeps its place while empty, so that nothing moves at the first keystroke. */
export function StrengthMeter({ password, ownWords }: StrengthMeterProps) {
  const score = passwordStrength(password, ownWords);
  return (
    <div className={styles.meter} data-score={score}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-filled={password !== '' && step <= Math.max(score, 1)} />
      ))}
      <output aria-label="Password strength">{password === '' ? '' : strengthLabels[score]}</output>
    </div>
  );
}
