import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { WorkspacePort } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Chooser.module.css';
import { useWorkspaceList } from './useWorkspaceList.ts';

/** The workspaces of this computer, to open or remove. */
export function WorkspaceChoices({ workspace }: { readonly workspace: WorkspacePort }) {
  const items = useWorkspaceList(workspace);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  if (items === null || items.length === 0) return null;

  async function remove(id: string) {
    setRemoving(null);
    setProblem(null);
    try {
      const outcome = await workspace.remove(id);
      if (outcome === 'not-cleared') setProblem(workspaceMessages.notCleared);
    } catch {
      setProblem(workspaceMessages.failed);
    }
  }

  return (
    <section className={styles.choices} aria-labelledby="workspaces">
      <h2 id="workspaces">Your workspaces</h2>
      <ul>
        {items.map(({ id, label, isInFront, isSignedIn }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <span>{isSignedIn ? 'Signed in' : 'Signed out'}</span>
            </span>
            <span className={ui.actions}>
              {removing === id ? (
                <>
                  <Button intent="danger" onClick={() => void remove(id)}>
                    Sign out and remove
                  </Button>
                  <Button onClick={() => setRemoving(null)}>Cancel</Button>
                </>
              ) : (
                <>
                  <Button
                    aria-label={`Open ${label}`}
                    onClick={() =>
                      void (isInFront ? workspace.chooser.keep() : workspace.switchTo(id))
                    }
                  >
                    Open
                  </Button>
                  <Button
                    variant="minimal"
                    aria-label={`Remove ${label}`}
                    onClick={() => setRemoving(id)}
                  >
                    Remove
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <FormError notice={problem === null ? null : { title: '', description: problem }} />
    </section>
  );
}
