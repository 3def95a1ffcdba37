import { Button } from '@blueprintjs/core';
import styles from './ViewButtons.module.css';

interface ViewButtonsProps<View> {
  readonly label: string;
  readonly views: readonly (readonly [view: View, label: string])[];
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
}

/** Switches between views of the same content; one is always chosen. */
export const ViewButtons = <View,>({ label, views, chosen, onChoose }: ViewButtonsProps<View>) => (
  <fieldset aria-label={label} className={styles.views}>
    {views.map(([view, name]) => (
      <Button
        key={name}
        size="small"
        variant={view === chosen ? 'solid' : 'minimal'}
        aria-pressed={view === chosen}
        onClick={() => onChoose(view)}
      >
        {name}
      </Button>
    ))}
  </fieldset>
);
