import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import styles from './Model.module.css';

interface ModelViewsProps<View extends string> {
  readonly label: string;
  readonly views: readonly (readonly [view: View, name: string])[];
  readonly chosen: View | undefined;
  readonly onChoose: (view: View) => void;
}

/** Buttons that choose what of a model is shown. */
export const ModelViews = <View extends string>({
  label,
  views,
  chosen,
  onChoose,
}: ModelViewsProps<View>) => (
  <nav aria-label={label} className={`${styles.views} screen-only`}>
    {views.map(([view, name]) => (
      <PlainButton
        key={view}
        variant="minimal"
        aria-pressed={view === chosen}
        onClick={() => onChoose(view)}
      >
        {name}
      </PlainButton>
    ))}
  </nav>
);
