import { act, screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { CoursePackage } from './CoursePackage.tsx';
import { launchAddress, readReport } from './coursePackages.ts';
import { chunksOf, readPackage } from './readPackage.ts';

const manifest = (version = '1.2') => `<?xml version="1.0"?>
<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <resources>
    <resource identifier="asset" adlcp:scormtype="asset" href="notes.html"/>
    <resource identifier="sco" adlcp:scormtype="sco" href="course/index.html?start=1"/>
  </resources>
</manifest>`;

const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

describe('reading a package', () => {
  it('finds the learning object of SCORM 1.2 and the launch page of xAPI', () => {
    const pages = { 'course/index.html': 'x', 'notes.html': 'x' };
    expect(readPackage(zip({ 'imsmanifest.xml': manifest(), ...pages }))).toMatchObject({
      standard: 'scorm_1_2',
      launch: 'course/index.html',
    });
    const tincan =
      '<tincan><activities><activity><launch lang="en">a.html</launch></activity></activities></tincan>';
    expect(readPackage(zip({ 'tincan.xml': tincan, 'a.html': 'x' }))).toMatchObject({
      standard: 'xapi',
      launch: 'a.html',
    });
  });

  it('rejects other files, other versions, and packages that unpack to too much', () => {
    expect(() => readPackage(strToU8('not a zip'))).toThrow('damaged or not a zip file');
    expect(() => readPackage(zip({ 'index.html': 'x' }))).toThrow(
      'not a SCORM 1.2 or xAPI package',
    );
    const newer = { 'imsmanifest.xml': manifest('2004 4th Edition'), 'course/index.html': 'x' };
    expect(() => readPackage(zip(newer))).toThrow('not a SCORM 1.2 or xAPI package');
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.txt`, '']));
    expect(() => readPackage(zip(many))).toThrow('too large');
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(30_000_001) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readPackage(bomb)).toThrow('too large');
  });

  it('splits a file into chunks that fit a request', () => {
    const bytes = new Uint8Array(1_200_000).fill(7);
    const chunks = [...chunksOf(bytes)];
    expect(chunks.map((chunk) => atob(chunk).length)).toEqual([500_000, 500_000, 200_000]);
    expect([...chunksOf(new Uint8Array())]).toEqual(['']);
  });
});

it('reads only known statuses and scores from a report', () => {
  expect(
    readReport({ 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '87.4' }),
  ).toMatchObject({
    status: 'passed',
    score: 87,
  });
  expect(
    readReport({ 'cmi.core.lesson_status': 'certified', 'cmi.core.score.raw': '900' }),
  ).toEqual({
    state: { 'cmi.core.lesson_status': 'certified', 'cmi.core.score.raw': '900' },
    status: 'incomplete',
  });
});

it('gives xAPI packages a dead endpoint', () => {
  const opened = {
    ticket: 't',
    standard: 'xapi',
    launch: 'a b/index.html',
    state: {},
    status: 'incomplete',
  };
  const address = new URL(launchAddress('http://here', opened));
  expect(address.pathname).toBe('/functions/v1/course-package/t/a%20b/index.html');
  expect(address.searchParams.get('endpoint')).toBe('https://xapi.invalid/');
});

it('opens a package without an origin and takes reports only from its frame', async () => {
  const reports: DataRequest[] = [];
  const data = adasData({
    'rpc open_course_package': {
      data: {
        ticket: 't',
        standard: 'scorm_1_2',
        launch: 'i.html',
        state: {},
        status: 'incomplete',
      },
    },
    'rpc report_course_package': (request: DataRequest) => {
      reports.push(request);
      return { data: null };
    },
  });
  const at = { course: 'falls', lesson: 'one' };
  const part = <CoursePackage id="p" text="Work through it." at={at} />;
  const { user } = renderParts({ '/': part }, '/', data);
  await user.click(await screen.findByRole('button', { name: 'Open imported course' }));
  const frame = (await screen.findByTitle('Imported course')) as HTMLIFrameElement;
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  const message = {
    source: 'course-package',
    kind: 'report',
    values: { 'cmi.core.lesson_status': 'completed' },
  };
  const send = (source: Window | null, body: unknown) =>
    act(() => dispatchEvent(new MessageEvent('message', { source, data: body })));
  send(window, message);
  send(frame.contentWindow, { source: 'other', values: {} });
  send(frame.contentWindow, 'x');
  expect(reports).toEqual([]);
  send(frame.contentWindow, message);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(await screen.findByText('Reported as completed.')).toBeVisible();
  expect(reports[0]?.args[0]).toMatchObject({ p_values: { status: 'completed' } });
});
