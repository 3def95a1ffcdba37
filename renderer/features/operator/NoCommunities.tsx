import type { ReactNode } from 'react';
import { useAccessContext } from '../../session/account/index.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import ui from '../../ui/theme/ui.module.css';
import { AddSampleData } from '../account/onboarding/index.ts';
import styles from './Operator.module.css';
import { useMyPositionsQuery } from './operatorApi.ts';

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
            <span className={ui.actions12}>
              <LinkButton to="newOperatorProperty" intent="primary" size="small">
                Add community
              </LinkButton>
              {roles.includes('operator') && <AddSampleData />}
            </span>
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

/** An empty screen of communities: what is missing, or that there is no community yet. */
export function EmptyWithoutCommunities({ children }: { readonly children: ReactNode }) {
  const { data } = useMyPositionsQuery();
  return data?.length === 0 ? <NoCommunities /> : children;
}
