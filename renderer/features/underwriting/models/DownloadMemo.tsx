import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { announce } from '../../../ui/live/announce.ts';
import * as s from '../../../ui/shape/shape.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useInvestmentMemoMutation } from './underwritingApi.ts';

const isFailure = s.object({ status: s.number, code: s.text });

interface MemoProps {
  readonly modelId: string;
  readonly scenarioId: string;
  readonly name: string;
  /** The saved version that the memo shows; 0 before the first save. */
  readonly base: number;
}

/** Downloads the investment memo of a saved scenario as a PDF. */
export function DownloadMemo({ modelId, scenarioId, name, base }: MemoProps) {
  const [draw, { isLoading, error }] = useInvestmentMemoMutation();
  const [hasFailed, setFailed] = useState(false);
  async function download() {
    setFailed(false);
    const { data } = await draw({ modelId, scenarioId });
    if (data === undefined) {
      setFailed(true);
      return;
    }
    savePdf(`${name} investment memo`, data);
    announce('Memo downloaded');
  }
  return (
    <>
      <PlainButton disabled={isLoading || base === 0} onClick={() => void download()}>
        Download memo (PDF)
      </PlainButton>
      {hasFailed && (
        <span role="alert" className={ui.error}>
          {isFailure(error) && error.code !== ''
            ? dataErrorMessage(error)
            : "The memo couldn't be created. Save the model, then try again."}
        </span>
      )}
    </>
  );
}
