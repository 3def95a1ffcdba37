import { saveFile } from '../../kit/file/saveFile.ts';
import { useMarkedPageMutation, useTakeFileMutation } from './readingApi.ts';

/** Saves a document: the original by its link, else the marked copy that the server makes. */
export function useTakeItem() {
  const [takeFile, taking] = useTakeFileMutation();
  const [mark, marking] = useMarkedPageMutation();

  async function take(version: string, name: string) {
    const { data } = await takeFile({ version, name });
    if (data?.link) {
      const anchor = document.createElement('a');
      anchor.href = data.link;
      anchor.download = name;
      anchor.click();
    } else if (data?.ticket) {
      const made = await mark(data.ticket);
      if (made.data === undefined) return;
      const bytes = Uint8Array.from(atob(made.data), (letter) => letter.charCodeAt(0));
      const plain = name.replace(/\.[^.]*$/, '');
      saveFile(`${plain}, marked.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    }
  }
  return { take, isTaking: taking.isLoading || marking.isLoading };
}
