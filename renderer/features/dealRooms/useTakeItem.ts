import { savePdf } from '../../kit/file/saveFile.ts';
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
      savePdf(`${name.replace(/\.[^.]*$/, '')}, marked`, made.data);
    }
  }
  return { take, isTaking: taking.isLoading || marking.isLoading };
}
