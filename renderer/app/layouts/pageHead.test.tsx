import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRecordHead } from '../../ui/page/recordHead.ts';
import { loadPageHead } from './pageHead.ts';

const headOf = ({ name }: { readonly name: string }) => ({ title: name });

function Sale({ sale }: { readonly sale: { readonly name: string } | undefined }) {
  useRecordHead(sale, headOf);
  return null;
}

it("late route head data keeps a record's name in the title", async () => {
  const { rerender, unmount } = render(<Sale sale={undefined} />);
  const write = await loadPageHead('transaction', '/transactions/1');
  write();
  expect(document.title).toMatch(/^Transaction · /);
  rerender(<Sale sale={{ name: 'Lakeview Commons' }} />);
  await waitFor(() => expect(document.title).toMatch(/^Lakeview Commons · /));
  write();
  expect(document.title).toMatch(/^Lakeview Commons · /);
  const description = document.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBeTruthy();
  unmount();
  write();
  expect(document.title).toMatch(/^Transaction · /);
});
