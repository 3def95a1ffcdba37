import { useNavigate } from 'react-router-dom';
import { documentExtraction } from '#shared/records/nouns/documentExtraction.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useCreateRecordMutation } from '../../../workbench/data/writesApi.ts';
import { documentHandoff } from './handoffKey.ts';

/**
 * Creates an extraction for a document and opens it. `store` puts the file under a key of the handoff; the result is
 * the reason why it couldn't start, or null.
 */
export function useOpenInExtraction() {
  const navigate = useNavigate();
  const [create] = useCreateRecordMutation();
  return async (name: string, store: (key: string) => Promise<unknown>): Promise<string | null> => {
    const id = crypto.randomUUID();
    const title = name.replace(/\s+/g, ' ').trim().slice(0, 160);
    try {
      await store(documentHandoff(id));
    } catch {
      return "Couldn't open the document. Try again.";
    }
    const { error } = await create({ noun: documentExtraction, id, values: { title } });
    if (error !== undefined) {
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't start. Try again.";
    }
    void navigate(linkTo('documentExtraction', { id }));
    return null;
  };
}
