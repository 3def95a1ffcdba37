import { formatBytes } from '#shared/format/bytes.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credentials.module.css';
import { type OwnCredential, useCredentialLinkMutation } from './credentialsApi.ts';

interface FileButtonProps {
  readonly paper: Pick<OwnCredential, 'path' | 'file_name' | 'file_size'>;
}

/** Opens the file of a credential, for users with access. */
export function FileButton({ paper }: FileButtonProps) {
  const [link] = useCredentialLinkMutation();
  async function open() {
    const { data } = await link(paper);
    if (data !== undefined) location.assign(data.signedUrl);
  }
  return (
    <button type="button" className={`${ui.linkButton} ${styles.file}`} onClick={() => void open()}>
      {paper.file_name} <span>({formatBytes(paper.file_size)})</span>
    </button>
  );
}
