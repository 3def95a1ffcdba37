import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import styles from './Filters.module.css';

const VIEWS = [
  ['table', 'Table'],
  ['cards', 'Cards'],
  ['map', 'Map'],
] as const;

export type View = (typeof VIEWS)[number][0];

/** Returns the list view from the URL; the default is the table. */
export function useView(): readonly [View, (view: View) => void] {
  const { params, change } = useUrlSearch();
  const requestedView = params.get('view');
  const view = VIEWS.find(([name]) => name === requestedView)?.[0] ?? 'table';
  const setView = (next: View) => change([['view', next === 'table' ? null : next]], 'is a step');
  return [view, setView];
}

interface ViewSwitchProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Switches between table, cards, and map. */
export const ViewSwitch = ({ view, onView }: ViewSwitchProps) => (
  <fieldset className={`${styles.views} screen-only`}>
    <legend className="visually-hidden">View</legend>
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
