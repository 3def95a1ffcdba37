import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { useListingMemorandumQuery, useOpenMaterialMutation } from './materialsApi.ts';

interface MemorandumProps {
  readonly listing: string;
  readonly name: string;
  readonly className?: string | undefined;
}

/** The newest memorandum of a listing, with the reader's name on its pages. */
export function Memorandum({ listing, name, className }: MemorandumProps) {
  const { data } = useListingMemorandumQuery(listing);
  const [open, { isLoading }] = useOpenMaterialMutation();
  if (!data) return null;
  return (
    <p className={className}>
      <Button
        size="small"
        loading={isLoading}
        onClick={async () => {
          const result = await open(data.id);
          if (result.data !== undefined) savePdf(`${name}, memorandum`, result.data);
        }}
      >
        Memorandum, version {data.version}
      </Button>{' '}
      of {formatCalendarDay(data.made_on)}, a PDF with your name on each page
    </p>
  );
}
