import { useSearchParams } from 'react-router-dom';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import styles from './Filters.module.css';

const VIEWS = [
  ['table', 'Table'],
  ['cards', 'Cards'],
  ['map', 'Map'],
] as const;

export type View = (typeof VIEWS)[number][0];

/** How the list is shown, as the address says it; a table where it says nothing. */
export function useView(): readonly [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const said = params.get('view');
  const view = VIEWS.find(([name]) => name === said)?.[0] ?? 'table';
  const setView = (next: View) => {
    const changed = new URLSearchParams(params);
    if (next === 'table') changed.delete('view');
    else changed.set('view', next);
    setParams(changed, { preventScrollReset: true });
  };
  return [view, setView];
}

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Rows, cards or the map. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <fieldset className={`${styles.views} screen-only`}>
    <legend className="visually-hidden">Shown as</legend>
    {VIEWS.map(([name, label]) => (
      <PlainButton
        key={name}
        size="small"
        variant={name === view ? 'solid' : 'minimal'}
        aria-pressed={name === view}
        onClick={() => onView(name)}
      >
        {label}
      </PlainButton>
    ))}
  </fieldset>
);
