import { describeConflict } from '#shared/operator/dining.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Dining.module.css';
import type { DraftDecision } from './decisions.ts';
import type { Conflict } from './diningShapes.ts';

interface ConflictDecisionProps {
  readonly dish: string;
  readonly conflicts: readonly Conflict[];
  readonly canOverride: boolean;
  readonly decision: DraftDecision | undefined;
  readonly onChange: (decision: DraftDecision) => void;
}

/** Why a dish conflicts with a resident's needs, and who decided to serve it anyway. */
export function ConflictDecision({
  dish,
  conflicts,
  canOverride,
  decision = { reason: '', isAcknowledged: false },
  onChange,
}: ConflictDecisionProps) {
  const isRefused = conflicts.some(({ is_warning }) => !is_warning);
  return (
    <div className={styles.conflict} data-is-refused={isRefused} role="note">
      <strong>{dish}</strong>
      <ul>
        {conflicts.map(({ key }) => (
          <li key={key}>{describeConflict(key)}</li>
        ))}
      </ul>
      {!isRefused ? (
        <Checkbox
          checked={decision.isAcknowledged}
          onChange={({ target }) => onChange({ ...decision, isAcknowledged: target.checked })}
        >
          I checked that {dish} is safe
        </Checkbox>
      ) : canOverride ? (
        <TextField
          label={`Reason to serve ${dish}`}
          name="reason"
          maxLength={300}
          value={decision.reason}
          onChange={({ target }) => onChange({ ...decision, reason: target.value })}
        />
      ) : (
        <p>Only a nurse can override this. Choose another dish.</p>
      )}
    </div>
  );
}
