import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../testing/renderPart.tsx';
import { Directory } from './Directory.tsx';
import { useDirectorySearch } from './useDirectorySearch.ts';

const CHOICES = {
  state: [
    ['OH', 'Ohio'],
    ['IN', 'Indiana'],
  ],
  sort: [['name', 'Name']],
} as const;
const NEXT = 'n'.repeat(24);
const HERE = 'h'.repeat(24);

function Vendors({ count = 30 }: { readonly count?: number }) {
  const address = useDirectorySearch(CHOICES);
  const rows = count === 0 ? [] : [{ id: 'a', name: 'Oak Roofs' }];
  const page = { rows, count, next: count > 1 ? NEXT : null };
  return (
    <Directory
      description="Who serves communities."
      action={null}
      words={['vendor', 'vendors']}
      placeholder="Name or service"
      address={address}
      filters={[{ name: 'state', label: 'State', any: 'All states' }]}
      answer={{
        data: page,
        currentData: page,
        error: undefined,
        isFetching: false,
        refetch: () => undefined,
      }}
      advice="Take a filter off."
      emptyState={<p>No vendors yet</p>}
    >
      {({ name }) => <h2>{name}</h2>}
    </Directory>
  );
}

it('paginates with links that work without script and keep the filters', () => {
  renderParts({ '/vendors': <Vendors /> }, `/vendors?state=OH&after=${HERE}`);
  expect(screen.getByText('30 vendors')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `/vendors?state=OH&after=${NEXT}`,
  );
  expect(pages.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/vendors?state=OH',
  );
});

it('starts on the first page for a new search and replaces the history entry', async () => {
  const { user, address } = renderParts({ '/vendors': <Vendors /> }, `/vendors?after=${HERE}`);
  await user.selectOptions(screen.getByLabelText('State'), 'Indiana');
  expect(address()).toBe('/vendors?state=IN');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/vendors');
});

it('ignores values no filter offers and shows a different message with and without filters', () => {
  const none = <Vendors count={0} />;
  const { unmount } = renderParts({ '/vendors': none }, '/vendors?state=ZZ&after=../x');
  expect(screen.getByText('No vendors yet')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  unmount();
  renderParts({ '/vendors': none }, '/vendors?state=OH');
  expect(screen.getByText('No vendor found')).toBeVisible();
});
