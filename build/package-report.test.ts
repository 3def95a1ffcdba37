import { describe, expect, it } from 'vitest';
import { describeFailedDownload, describePackages } from './package-report.ts';

describe('packaging report', () => {
  it('lists the built installers and those that need another system', () => {
    const report = describePackages('linux', ['Haven Exchange-0.1.0-amd64.deb']);
    expect(report).toContain(
      '  Haven Exchange-0.1.0-amd64.deb\nNot made:\n  exe and msi for Windows: ',
    );
    expect(report).toContain('dmg and zip for macOS: run it on macOS');
    expect(report).not.toContain('for Linux');
  });

  it("names what couldn't be built when a download fails", () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND github.com'), {
      code: 'ENOTFOUND',
    });
    const report = describeFailedDownload('linux', error);
    expect(report).toContain('Not made: deb and AppImage for Linux.');
    expect(report).toContain('getaddrinfo ENOTFOUND github.com');
    expect(report).toContain('ELECTRON_MIRROR');
  });

  it("doesn't change other errors", () => {
    expect(describeFailedDownload('linux', new Error('Invalid configuration'))).toBeUndefined();
    const refused = Object.assign(new Error('no access'), { code: 'EACCES' });
    expect(describeFailedDownload('linux', refused)).toBeUndefined();
  });
});
