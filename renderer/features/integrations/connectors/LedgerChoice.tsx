import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Connectors.module.css';
import type { ConnectorList } from './connectorsApi.ts';

interface LedgerChoiceProps {
  readonly ledgers: ConnectorList['ledgers'];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

/** Communities whose journal entries are sent. */
export const LedgerChoice = ({ ledgers, chosen, error, onChange }: LedgerChoiceProps) => (
  <fieldset className={styles.stream}>
    <legend className={ui.caption}>Communities</legend>
    {ledgers.length === 0 && (
      <p className={ui.note}>You can’t read the ledger of any community. Ask its administrator.</p>
    )}
    {ledgers.map(({ id, name }) => (
      <Checkbox
        key={id}
        checked={chosen.includes(id)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      >
        {name}
      </Checkbox>
    ))}
    <Problem text={error} />
  </fieldset>
);
