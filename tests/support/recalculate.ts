import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes LibreOffice compute every formula on load, whatever results the file has. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** Opens a workbook in LibreOffice, recalculates it, and returns it saved again. */
export function recalculate(workbook: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'haven-office-'));
  try {
    mkdirSync(join(folder, 'profile', 'user'), { recursive: true });
    writeFileSync(join(folder, 'profile', 'user', 'registrymodifications.xcu'), SETTINGS);
    writeFileSync(join(folder, 'model.xlsx'), workbook);
    const saved = join(folder, 'saved');
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        '--convert-to',
        'xlsx:Calc MS Excel 2007 XML',
        '--outdir',
        saved,
        join(folder, 'model.xlsx'),
      ],
      { stdio: 'ignore', timeout: 120_000 },
    );
    return new Uint8Array(readFileSync(join(saved, 'model.xlsx')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
