import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { Notice } from '#shared/texts/messages.ts';

interface FormErrorProps {
  readonly notice: Notice | null;
  readonly children?: ReactNode;
}

/** The server's error, shown above the submit button and announced when it appears; `Form` moves focus to it. */
export function FormError({ notice, children }: FormErrorProps) {
  return (
    <div role="alert" tabIndex={-1} data-refusal={notice === null ? undefined : ''}>
      {notice !== null && (
        <Callout intent="danger" icon={null}>
          {notice.title !== '' && (
            <p>
              <strong>{notice.title}</strong>
            </p>
          )}
          <p>{notice.description}</p>
          {children}
        </Callout>
      )}
    </div>
  );
}
