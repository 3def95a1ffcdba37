import { MessageForm } from './MessageForm.tsx';
import { type Opened, useWriteFromPortalMutation } from './portalApi.ts';

export function Write({ opened }: { readonly opened: Opened }) {
  const [write, { error, isLoading }] = useWriteFromPortalMutation();
  return (
    <MessageForm
      label="Write to the team"
      error={error}
      isLoading={isLoading}
      onSend={async (id, body) => (await write({ ...opened, id, body })).error === undefined}
    />
  );
}
