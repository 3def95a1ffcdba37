import { linkTo } from '#shared/routes.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { TENANT_ROLE_LABELS, useTenant } from './memberships.ts';
import { reloadApp } from './reload.ts';
import styles from './Tenants.module.css';
import { useSwitchTenantMutation } from './tenantsApi.ts';

/** Shows the current workspace and switches between several. */
export function TenantSwitcher() {
  const { tenant, memberships } = useTenant();
  const [switchTo, { isLoading }] = useSwitchTenantMutation();
  if (memberships.length < 2) return null;
  const name = tenant?.name ?? 'No workspace';

  async function choose(id: string) {
    const result = await switchTo(id);
    if (result.error === undefined) reloadApp();
  }
  return (
    <div className={styles.switcher}>
      <MenuButton
        label="Workspaces"
        isBusy={isLoading}
        className={styles.current}
        sections={[
          {
            title: 'Switch to',
            entries: memberships.map((each) => ({
              name: `${each.name}, ${TENANT_ROLE_LABELS[each.role].toLowerCase()}`,
              isChecked: each.is_active,
              onChoose: () => {
                if (!each.is_active) void choose(each.tenant_id);
              },
            })),
          },
          { entries: [{ name: 'Workspace settings', href: linkTo('workspaceSettings') }] },
        ]}
      >
        <span className="visually-hidden">Workspace: </span>
        <span className={styles.currentName}>{name}</span>
      </MenuButton>
    </div>
  );
}
