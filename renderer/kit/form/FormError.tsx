import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { Notice } from '#shared/messages/messages.ts';

interface FormErrorProps {
  readonly notice: Notice | null;
  readonly children?: ReactNode;
}

/** What the server refused, above the button that was pressed, read out as soon as it appears. */
export function FormError({ notice, children }: FormErrorProps) {
  return (
    <div role="alert">
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
