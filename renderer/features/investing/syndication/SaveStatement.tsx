import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { syndicationApi } from './syndicationApi.ts';

interface SaveStatementProps {
  readonly subscriptionId: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Saves the statement of a position as a PDF. */
export function SaveStatement({ subscriptionId, name, from, to }: SaveStatementProps) {
  const [create, { isLoading, error }] = syndicationApi.usePositionPdfMutation();
  return (
    <>
      <Button
        size="small"
        loading={isLoading}
        aria-label={`Save statement: ${name}`}
        onClick={async () => {
          const { data } = await create({ subscriptionId, from, to });
          if (data !== undefined) savePdf(`Statement ${name} ${to}`, data);
        }}
      >
        Save statement
      </Button>
      {error !== undefined && <ServerError title="Not created" error={error} />}
    </>
  );
}
