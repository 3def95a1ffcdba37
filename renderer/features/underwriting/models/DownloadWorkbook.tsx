import { useState } from 'react';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface DownloadProps {
  readonly name: string;
  readonly scenario: Scenario;
}

/** Downloads a scenario as a workbook that recomputes when its inputs change. */
export function DownloadWorkbook({ name, scenario }: DownloadProps) {
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle');
  async function download() {
    setState('writing');
    try {
      const [{ buildWorkbook }, { writeModelWorkbook }] = await Promise.all([
        import('#shared/underwriting/workbook/buildWorkbook.ts'),
        import('./writeModelWorkbook.ts'),
      ]);
      const bytes = await writeModelWorkbook(buildWorkbook(name, scenario).sheets);
      const file = new Blob([new Uint8Array(bytes)], { type: XLSX });
      saveFile(`${name} ${scenario.name}.xlsx`, file);
      announce('Workbook downloaded');
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <PlainButton disabled={state === 'writing'} onClick={() => void download()}>
        Download Excel model
      </PlainButton>
      {state === 'failed' && (
        <span role="alert" className={ui.error}>
          The workbook couldn't be written. Try again.
        </span>
      )}
    </>
  );
}
