import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import { Prose } from '../../../site/blocks/Prose.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { isPackageMessage, launchAddress, type OpenPackage, readReport } from './coursePackages.ts';
import styles from './Packages.module.css';
import { useOpenCoursePackageMutation, useReportCoursePackageMutation } from './packagesApi.ts';

interface CoursePackageProps {
  readonly id: string;
  readonly text: string;
  /** Null in a preview, where it can't be opened. */
  readonly at: { readonly course: string; readonly lesson: string } | null;
}

interface Opened {
  readonly address: string;
  readonly found: OpenPackage;
}

/** A course from another system. It runs without an origin: no session, no storage, no network. */
export function CoursePackage({ id, text, at }: CoursePackageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [open, { isLoading }] = useOpenCoursePackageMutation();
  const host = useHost();
  const isDesktop = host.platform.kind === 'desktop';
  async function start() {
    if (at === null) return;
    const { data: found } = await open({ ...at, id });
    if (found === undefined) return;
    const { url } = await host.backend();
    setOpened({ found, address: launchAddress(url, found) });
  }
  return (
    <section aria-label="Imported course" className={ui.stack12}>
      <p>
        <Prose text={text} />
      </p>
      <p className={ui.note}>
        Imported from another system. It reports its own completion; only the quiz counts for the
        certificate.
      </p>
      {isDesktop ? (
        <p>Open this lesson in a browser to work through it.</p>
      ) : at === null ? (
        <p className={ui.note}>Learners open it here.</p>
      ) : opened === null ? (
        <div className={ui.wrap}>
          <Button intent="primary" loading={isLoading} onClick={() => void start()}>
            Open imported course
          </Button>
        </div>
      ) : (
        <PackageFrame id={id} at={at} opened={opened} />
      )}
    </section>
  );
}

interface PackageFrameProps {
  readonly id: string;
  readonly at: { readonly course: string; readonly lesson: string };
  readonly opened: Opened;
}

function PackageFrame({ id, at, opened }: PackageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState(opened.found.status);
  const [report] = useReportCoursePackageMutation();
  const { course, lesson } = at;
  useEffect(() => {
    function receive({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || !isPackageMessage(data)) return;
      const read = readReport(data.values);
      if (read.status !== 'incomplete') setStatus(read.status);
      void report({ course, lesson, id, report: read });
    }
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [course, lesson, id, report]);
  return (
    <>
      <iframe
        ref={frame}
        title="Imported course"
        className={styles.frame}
        sandbox="allow-scripts"
        name={JSON.stringify({ state: opened.found.state })}
        src={opened.address}
      />
      <p role="status" className={ui.note}>
        {status === 'incomplete' || status === 'failed'
          ? 'Not reported as completed yet.'
          : 'Reported as completed.'}
      </p>
    </>
  );
}
