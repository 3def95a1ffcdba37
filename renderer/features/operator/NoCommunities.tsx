import { useAccessContext } from '../../session/account/index.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import styles from './Operator.module.css';

/** Roles that can add a community; must match `private.can_manage_properties`. */
const MANAGERS = ['operator', 'admin', 'pilot'] as const;

/** Shown to members without a community. */
export function NoCommunities() {
  const roles = useAccessContext()?.roles ?? [];
  const canAdd = MANAGERS.some((role) => roles.includes(role));
  return (
    <div className={styles.none}>
      <EmptyState
        title="No communities yet"
        action={
          canAdd ? (
            <LinkButton to="newOperatorProperty" intent="primary" size="small">
              Add community
            </LinkButton>
          ) : undefined
        }
      >
        {canAdd
          ? 'Add a community, or ask its executive director to add you to the team.'
          : 'Ask the executive director of a community to add you to the team.'}
      </EmptyState>
    </div>
  );
}
