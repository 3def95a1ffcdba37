import { PILOT_VIEWS, type PilotView, ROLE_LABELS } from '#shared/access/roles.ts';
import styles from '../../ui/header/Header.module.css';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useChooseView, VIEW_NOTE } from './useChooseView.ts';

/** Switches a pilot to another role's view. */
export default function PilotSelector({ view }: { readonly view: PilotView }) {
  const choose = useChooseView();
  return (
    <MenuButton
      label="View the product as"
      heading={<p className={styles.note}>{VIEW_NOTE}</p>}
      sections={[
        {
          title: 'View as',
          entries: PILOT_VIEWS.map((choice) => ({
            name: ROLE_LABELS[choice],
            isChecked: choice === view,
            onChoose: () => choose(choice),
          })),
        },
      ]}
    >
      <span className={styles.viewing}>Viewing as</span>
      {ROLE_LABELS[view]}
    </MenuButton>
  );
}
