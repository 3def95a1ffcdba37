import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { ModelNotice } from '../provider/index.ts';
import styles from './Assistant.module.css';
import { Chat } from './Chat.tsx';

/** The assistant beside the current screen. The conversation continues on its own page. */
export default function ChatDrawer({ onClose }: { readonly onClose: () => void }) {
  const [conversationId] = useState(() => crypto.randomUUID());
  const [isSaved, setSaved] = useState(false);
  return (
    <Dialog label="Assistant" place="panel" onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.drawerHead}>
          <strong>Assistant</strong>
          <LinkButton size="small" variant="minimal" to="aiAssistant" onClick={onClose}>
            All conversations
          </LinkButton>
          <LinkButton size="small" variant="minimal" to="aiSettings" onClick={onClose}>
            Settings
          </LinkButton>
          <Button size="small" variant="minimal" onClick={onClose}>
            Close
          </Button>
        </div>
        <ModelNotice />
        <Chat conversationId={conversationId} isSaved={isSaved} onAsked={() => setSaved(true)} />
      </div>
    </Dialog>
  );
}
