import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { projectNotices } from '#shared/texts/projects.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { ConfirmPrompt } from './ConfirmPrompt.tsx';
import styles from './Projects.module.css';
import { canAddVendors, MAX_VENDORS } from './projectColumns.ts';
import type { Project } from './projects.ts';
import { useEndProjectMutation } from './projectsApi.ts';

interface ProjectActsProps {
  readonly project: Project;
  /** Called when the project no longer exists. */
  readonly onGone: () => void;
}

/** Actions for a project in its current status; ending it asks for confirmation. */
export function ProjectActions({ project, onGone }: ProjectActsProps) {
  const { id, title, status, quotes } = project;
  const dispatch = useAppDispatch();
  const [pendingAction, setPendingAction] = useState<'done' | 'over' | null>(null);
  const [end, { isLoading, error, reset }] = useEndProjectMutation();
  const opener = useReturnFocus<HTMLButtonElement>(pendingAction !== null);
  const isDraft = status === 'draft';
  if (status === 'done' || status === 'cancelled') return null;

  async function finish(isDone: boolean) {
    const { error: endError } = await end({ id, isDone });
    if (endError !== undefined) return;
    setPendingAction(null);
    if (isDraft) {
      onGone();
      announce('Draft deleted');
      return;
    }
    const notice = isDone ? projectNotices.done : projectNotices.cancelled;
    dispatch(showToast({ intent: 'success', ...notice }));
  }
  if (pendingAction !== null) {
    return (
      <ConfirmPrompt
        {...(pendingAction === 'done'
          ? getDonePrompt(project)
          : isDraft
            ? getDeletePrompt(title)
            : getCancelPrompt(project))}
        isDanger={pendingAction === 'over'}
        isLoading={isLoading}
        error={error}
        onYes={() => finish(pendingAction === 'done')}
        onNo={() => {
          reset();
          setPendingAction(null);
        }}
      />
    );
  }
  return (
    <div className={styles.acts}>
      {canAddVendors(project) && quotes.length < MAX_VENDORS && (
        <LinkButton
          to="clientVendorBrowser"
          query={{ project: id }}
          intent={isDraft ? 'primary' : undefined}
        >
          {isDraft ? 'Choose vendors' : 'Ask more vendors'}
        </LinkButton>
      )}
      {canAddVendors(project) && (
        <LinkButton to="clientProjectRequest" query={{ project: id }}>
          Edit
        </LinkButton>
      )}
      {status === 'awarded' && (
        <Button ref={opener} intent="primary" onClick={() => setPendingAction('done')}>
          Mark as done
        </Button>
      )}
      <Button
        ref={status === 'awarded' ? null : opener}
        variant="minimal"
        onClick={() => setPendingAction('over')}
      >
        {isDraft ? 'Delete draft' : 'Cancel project'}
      </Button>
    </div>
  );
}

const getDeletePrompt = (title: string) => ({
  sentence: `Delete draft “${title}”? No vendors were asked. This can't be undone.`,
  yes: 'Delete draft',
  no: 'Keep draft',
});

const getCancelPrompt = ({ title, quotes }: Project) => ({
  sentence: `Cancel “${title}”? ${quotes.length === 1 ? 'The vendor you asked hears' : 'The vendors you asked hear'} about it, and you can't reopen it.`,
  yes: 'Cancel project',
  no: 'Keep project',
});

const getDonePrompt = ({ title, quotes }: Project) => ({
  sentence: `Mark “${title}” as done? ${quotes.find(({ status }) => status === 'chosen')?.vendor ?? 'The vendor'} is notified, and you can't reopen it.`,
  yes: 'Mark as done',
  no: 'Not yet',
});
