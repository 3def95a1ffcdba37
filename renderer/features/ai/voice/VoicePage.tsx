import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { DictationPanel } from './DictationPanel.tsx';
import { browserDictation } from './recognizer.ts';

/** Dictation on the device, for notes. */
export function Component() {
  const { session } = useAuth();
  return (
    <Page>
      <PageHeader />
      {session === null ? (
        <EmptyState
          title="Sign in to dictate notes"
          action={
            <LinkButton to="auth" intent="primary">
              Sign in
            </LinkButton>
          }
        >
          Speech is recognized on your device and never uploaded.
        </EmptyState>
      ) : (
        <DictationPanel dictation={browserDictation} />
      )}
    </Page>
  );
}
